import { whileInUse } from '../data/accounts/open-account-write.ts';
import { findUser } from '../data/accounts/user-queries.ts';
import { ConditionLost, commit, type NamedWrite } from '../data/commit.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from './actor.ts';

/** Throws the refusal for an account that was suspended or closed since the request was authorised. */
async function refuseIfClosed(userId: string, cause: unknown): Promise<void> {
  const user = await findUser(userId);
  if (!user || user.closedAt !== undefined || user.leftAt !== undefined)
    throw new Refusal('unauthenticated', { cause });
  if (user.suspended) throw new Refusal('suspended', { cause });
}

/**
 * Commits a user's writes, on the condition that the company's account is still in use and the person still works for the
 * company. Both may have changed since the request was authorised, so the transaction checks them.
 */
export async function commitFor(
  { userId, person }: Pick<Actor, 'userId' | 'person'>,
  writes: readonly NamedWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  const accounts = [...new Set([userId, person.userId, person.companyId ?? userId])];
  const names: string[] = [];
  const conditional = accounts.reduce((all, each) => {
    const { writes: next, condition } = whileInUse(each, all);
    names.push(condition);
    return next;
  }, writes);
  try {
    await commit(conditional);
  } catch (error) {
    if (!(error instanceof ConditionLost) || !error.names.some((name) => names.includes(name))) throw error;
    for (const each of accounts) await refuseIfClosed(each, error);
    throw error;
  }
}
