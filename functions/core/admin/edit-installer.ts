import { editedInstallerLabels } from '#shared/api/fields/profile-labels.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { replaceInstallerProfile } from '../../data/people/profile-writes.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { whereabouts } from '../people/installer-profile-from-form.ts';
import { installerEffects } from '../people/profile-effects.ts';
import { saveProfile } from '../people/save-profile.ts';
import { refuseStale } from '../refuse-stale.ts';
import { changesOf } from './changes.ts';
import { type AdminInstaller, editable, type InstallerEdit } from './installers.ts';
import { answerFor, findForAdmin } from './verification.ts';

/** A lead time belongs to one availability alone. */
const consistent = (row: ReturnType<typeof editable>): ReturnType<typeof editable> =>
  row.availability === 'lead_time' ? row : { ...row, leadTimeDays: null };

const given = (edit: Omit<InstallerEdit, 'seen'>) =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));

/** Another location moves the installer on the map. The same one leaves a picked position as it is. */
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
  const wanted = consistent({ ...shown, ...given(edit) });
  const changes = changesOf(shown, wanted);
  if (Object.keys(changes).length === 0) return answerFor(before);
  const { now } = request;
  const { installRadius, leadTimeDays, ...said } = wanted;
  const row: InstallerProfileRow = {
    ...(await moved(before, wanted.location)),
    ...said,
    installRadius: installRadius ?? undefined,
    leadTimeDays: leadTimeDays ?? undefined,
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
