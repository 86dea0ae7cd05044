import { whileInUse } from '../data/accounts/open-account-write.ts';
import { findUser } from '../data/accounts/user-queries.ts';
import { ConditionLost, commit, type NamedWrite } from '../data/commit.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from './actor.ts';

/**
 * Commits a user's writes, on the condition that the account is still in use. An administrator may have suspended it since the
 * request was authorised, so the transaction decides.
 */
export async function commitFor({ userId }: Pick<Actor, 'userId'>, writes: readonly NamedWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const conditional = whileInUse(userId, writes);
  try {
    await commit(conditional.writes);
  } catch (error) {
    if (!(error instanceof ConditionLost) || !error.names.includes(conditional.condition)) throw error;
    const user = await findUser(userId);
    if (!user || user.closedAt !== undefined) throw new Refusal('unauthenticated', { cause: error });
    if (user.suspended) throw new Refusal('suspended', { cause: error });
    throw error;
  }
}
