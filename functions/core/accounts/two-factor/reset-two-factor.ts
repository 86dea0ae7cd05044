import { adminAuditWrite } from '#functions/data/admin/admin-audit-writes.ts';
import type { NamedWrite } from '#functions/data/commit.ts';
import type { UserRow } from '#functions/data/rows.ts';
import { operatorId } from '#shared/domain/admin/admin-acts.ts';
import { endEverySession } from '../sessions/end-every-session.ts';
import { resetEmail } from './two-factor-email.ts';

/** Turns two-factor sign-in off for a person who has lost their phone and their recovery codes. */

/**
 * Turns two-factor sign-in off, ends every session, records who did it, and emails the owner, in one transaction. The account
 * pool stops asking for codes at the next sign-in.
 */
export async function resetTwoFactorOf(
  { userId, role, twoFactorSince }: UserRow,
  actorId: string,
  now: Date,
  extra: readonly NamedWrite[] = [],
): Promise<void> {
  const changes = { twoFactorSince: { from: twoFactorSince ?? null, to: null } };
  const act = { subjectId: userId, kind: role, action: 'resetTwoFactor', actorId, changes } as const;
  const by = actorId === operatorId ? 'operator' : 'administrator';
  await endEverySession(userId, {
    isOneFactor: true,
    extra: [adminAuditWrite(act, now), ...resetEmail(userId, by, now), ...extra],
  });
}
