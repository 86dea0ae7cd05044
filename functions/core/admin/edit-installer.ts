import { givenIn, type Kept, keepFields, withoutNulls } from '#shared/api/fields/described-fields.ts';
import { editedInstaller } from '#shared/api/fields/installer-description.ts';
import { noLeadTime } from '#shared/api/fields/profile-fields.ts';
import { editedInstallerLabels } from '#shared/api/fields/profile-labels.ts';
import { partsOfInstaller } from '#shared/domain/people/installer.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { replaceInstallerProfile } from '../../data/people/profile-writes.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';
import { invalid } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { whereabouts } from '../people/installer-profile-from-form.ts';
import { installerEffects } from '../people/profile-effects.ts';
import { saveProfile } from '../people/save-profile.ts';
import { refuseStale } from '../refuse-stale.ts';
import { changesOf } from './changes.ts';
import { type AdminInstaller, editable, type InstallerEdit } from './installers.ts';
import { answerFor, findForAdmin } from './verification.ts';

const wantedBy = (edit: Omit<InstallerEdit, 'seen'>, shown: Kept<typeof editedInstaller>) => {
  const wanted = { ...shown, ...givenIn(edit) };
  return keepFields(editedInstaller, wanted, partsOfInstaller(wanted));
};

/**
 * Returns the installer at the position of the new location. If the location is the same, keeps the position, which the
 * installer may have picked.
 */
async function moved(before: InstallerProfileRow, location: string): Promise<InstallerProfileRow> {
  if (location === before.location) return before;
  const { suburb, state, postcode, latitude, longitude, geoPrecision, areaLatitude, areaLongitude, ...rest } = before;
  return { ...rest, ...(await whereabouts({ location })) };
}

export async function editInstaller(
  actor: Actor,
  installerId: string,
  { seen, ...edit }: InstallerEdit,
  request: RequestFacts,
): Promise<AdminInstaller> {
  const before = await findForAdmin(installerId);
  const shown = editable(before);
  refuseStale(seen, shown, editedInstallerLabels);
  const wanted = wantedBy(edit, shown);
  const changes = changesOf(shown, wanted);
  if (Object.keys(changes).length === 0) return answerFor(before);
  if ('availability' in changes && wanted.availability === 'lead_time' && wanted.leadTimeDays === null)
    throw invalid('leadTimeDays', noLeadTime);
  const { now } = request;
  const row: InstallerProfileRow = {
    ...(await moved(before, wanted.location)),
    ...withoutNulls(editedInstaller, wanted),
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  const act = { subjectId: installerId, kind: 'installer', action: 'edit', actorId: actor.userId, changes } as const;
  const writes = [
    replaceInstallerProfile(row),
    adminAuditWrite(act, now),
    ...outboxWrite(installerEffects(before, row), now),
  ];
  await saveProfile(actor, request, {
    writes,
    onLost: 'conflict',
    reference: installerId,
    lookAgain: async () => refuseStale(seen, editable(await findForAdmin(installerId)), editedInstallerLabels),
  });
  return answerFor(row);
}
