import type { Routes } from '#shared/api/index.ts';
import type { BodyOf } from '#shared/api/route/route.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import type { NamedWrite } from '../../data/commit.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findInstallerProfile } from '../../data/people/profile-queries.ts';
import { replaceInstallerProfile } from '../../data/people/profile-writes.ts';
import type { FieldChanges, InstallerProfileRow } from '../../data/rows.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { saveProfile } from '../people/save-profile.ts';
import { installerRenamed } from '../search/administrators/words-of.ts';
import { declineNotice } from './decline-notice.ts';
import { type AdminInstaller, viewAll } from './installers.ts';

/** Verifies installers, removes a verification, and declines to verify an installer. */

export async function findForAdmin(installerId: string): Promise<InstallerProfileRow> {
  const row = await findInstallerProfile(installerId);
  if (!row) throw notFound();
  return row;
}

type Decision = Pick<InstallerProfileRow, 'verifiedAt' | 'verifiedBy' | 'declinedAt'>;

interface Decided {
  decision: Decision;
  act: { action: 'verify' | 'unverify' | 'declineVerification'; changes: FieldChanges };
  writes?: readonly NamedWrite[];
}

async function save(
  actor: Actor,
  request: RequestFacts,
  before: InstallerProfileRow,
  { decision, act, writes = [] }: Decided,
): Promise<AdminInstaller> {
  const { verifiedAt: _at, verifiedBy: _by, declinedAt: _declined, ...rest } = before;
  const { now } = request;
  const row: InstallerProfileRow = {
    ...rest,
    ...decision,
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  await saveProfile(actor, request, {
    writes: [
      replaceInstallerProfile(row),
      adminAuditWrite({ subjectId: before.userId, kind: 'installer', actorId: actor.userId, ...act }, now),
      ...outboxWrite(installerRenamed(before, row), now),
      ...writes,
    ],
    onLost: 'conflict',
    reference: before.userId,
  });
  return answerFor(row);
}

export async function answerFor(row: InstallerProfileRow): Promise<AdminInstaller> {
  const [answer] = await viewAll([row]);
  if (!answer) throw notFound();
  return answer;
}

export const getInstallerForAdmin = async (installerId: string): Promise<AdminInstaller> =>
  answerFor(await findForAdmin(installerId));

const verifiedAtChange = (before: InstallerProfileRow, to: string | null): FieldChanges => ({
  verifiedAt: { from: before.verifiedAt ?? null, to },
});

/**
 * Returns the profile whose SAA number the administrator saw. Refuses with `conflict` if it now has a later version, because
 * the number may have changed.
 */
async function findSeen(installerId: string, version: number): Promise<InstallerProfileRow> {
  const row = await findForAdmin(installerId);
  if (row.version !== version)
    throw new Refusal('conflict', {
      message:
        'This profile has changed since you viewed the SAA number, so nothing was saved. View the number again, then decide.',
    });
  return row;
}

export async function verifyInstaller(
  actor: Actor,
  installerId: string,
  version: number,
  request: RequestFacts,
): Promise<AdminInstaller> {
  const before = await findSeen(installerId, version);
  const verifiedAt = request.now.toISOString();
  return save(actor, request, before, {
    decision: { verifiedAt, verifiedBy: actor.userId },
    act: { action: 'verify', changes: verifiedAtChange(before, verifiedAt) },
  });
}

export async function unverifyInstaller(
  actor: Actor,
  installerId: string,
  request: RequestFacts,
): Promise<AdminInstaller> {
  const before = await findForAdmin(installerId);
  if (before.verifiedAt === undefined) return answerFor(before);
  return save(actor, request, before, {
    decision: {},
    act: { action: 'unverify', changes: verifiedAtChange(before, null) },
  });
}

/**
 * Declines a verification. The administrator typed the reason, so only the notification contains it, and the email links to the
 * notifications.
 */
export async function declineVerification(
  actor: Actor,
  installerId: string,
  { version, reason }: BodyOf<Routes['declineVerification']>,
  request: RequestFacts,
): Promise<AdminInstaller> {
  const before = await findSeen(installerId, version);
  if (before.verifiedAt !== undefined)
    throw new Refusal('wrong_state', { message: 'This installer is verified. Remove the verification first.' });
  const { now } = request;
  return save(actor, request, before, {
    decision: { declinedAt: now.toISOString() },
    act: { action: 'declineVerification', changes: { reason: { from: null, to: reason } } },
    writes: declineNotice(installerId, reason, now),
  });
}
