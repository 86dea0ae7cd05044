import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import { replaceInstallerProfile } from '../../data/people/profile-writes.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { saveProfile } from '../people/save-profile.ts';
import { installerRenamed } from '../search/administrators/words-of.ts';
import { type AdminInstaller, viewAll } from './installers.ts';

/** Whether an administrator has checked the SAA number of an installer. */

export async function findForAdmin(installerId: string): Promise<InstallerProfileRow> {
  const row = await findInstallerProfile(installerId);
  if (!row) throw notFound();
  return row;
}

async function save(
  actor: Actor,
  request: RequestFacts,
  before: InstallerProfileRow,
  verified: Pick<InstallerProfileRow, 'verifiedAt' | 'verifiedBy'>,
): Promise<AdminInstaller> {
  const { verifiedAt: _at, verifiedBy: _by, ...rest } = before;
  const { now } = request;
  const row: InstallerProfileRow = {
    ...rest,
    ...verified,
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  const act = {
    subjectId: before.userId,
    kind: 'installer',
    action: verified.verifiedAt === undefined ? 'unverify' : 'verify',
    actorId: actor.userId,
    changes: { verifiedAt: { from: before.verifiedAt ?? null, to: verified.verifiedAt ?? null } },
  } as const;
  const writes = [
    replaceInstallerProfile(row),
    adminAuditWrite(act, now),
    ...outboxWrite(installerRenamed(before, row), now),
  ];
  await saveProfile(actor, request, { writes, onLost: 'conflict', reference: before.userId });
  return answerFor(row);
}

export async function answerFor(row: InstallerProfileRow): Promise<AdminInstaller> {
  const [answer] = await viewAll([row]);
  if (!answer) throw notFound();
  return answer;
}

export const getInstallerForAdmin = async (installerId: string): Promise<AdminInstaller> =>
  answerFor(await findForAdmin(installerId));

/** Only the version whose number was seen can be verified: by then, there may be another number. */
export async function verifyInstaller(
  actor: Actor,
  installerId: string,
  version: number,
  request: RequestFacts,
): Promise<AdminInstaller> {
  const before = await findForAdmin(installerId);
  if (before.version !== version)
    throw new Refusal('conflict', {
      message: 'This profile has changed since you saw the SAA number. Please look at it again.',
    });
  return save(actor, request, before, { verifiedAt: request.now.toISOString(), verifiedBy: actor.userId });
}

export async function unverifyInstaller(
  actor: Actor,
  installerId: string,
  request: RequestFacts,
): Promise<AdminInstaller> {
  const before = await findForAdmin(installerId);
  if (before.verifiedAt === undefined) return answerFor(before);
  return save(actor, request, before, {});
}
