import type { PoolUser } from './stage-pool.ts';

/** An email address that belongs to an account, or that a registration in progress has reserved. */
interface HeldAddress {
  userId: string;
  email: string;
  state: 'pending' | 'active';
}

export interface Unlinked {
  /** Accounts whose owner cannot sign in before they ask for a new password. */
  withoutSignIn: HeldAddress[];
  /** Users of the pool without an account. */
  withoutAccount: PoolUser[];
}

/**
 * Compares the accounts in the table with the users of the account pool, which has the passwords. An account and its user have
 * the same id. The table and the pool only differ after a restore of the table.
 */
export function compareAccounts(held: readonly HeldAddress[], pool: readonly PoolUser[]): Unlinked {
  const inPool = new Set(pool.map(({ id }) => id));
  const inTable = new Set(held.map(({ userId }) => userId));
  return {
    withoutSignIn: held.filter(({ userId, state }) => state === 'active' && !inPool.has(userId)),
    withoutAccount: pool.filter(({ id }) => !inTable.has(id)),
  };
}
