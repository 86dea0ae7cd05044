import type { PoolUser } from './stage-pool.ts';

/** An address that belongs to an account, or is reserved for one that is being made. */
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

/** Accounts are rows of the table, and passwords are in the account pool. Both go by one id, and only a restore parts them. */
export function compareAccounts(held: readonly HeldAddress[], pool: readonly PoolUser[]): Unlinked {
  const inPool = new Set(pool.map(({ id }) => id));
  const inTable = new Set(held.map(({ userId }) => userId));
  return {
    withoutSignIn: held.filter(({ userId, state }) => state === 'active' && !inPool.has(userId)),
    withoutAccount: pool.filter(({ id }) => !inTable.has(id)),
  };
}
