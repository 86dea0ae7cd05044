import { tabsDeleted, tabsUnderWay } from '#shared/domain/jobs/closing.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { findOwnTabCounts } from '../../data/figures/tab-counts-queries.ts';
import type { UserRow } from '../../data/rows.ts';
import { closeForGood, sumOf } from './delete-account.ts';
import { normaliseEmail } from './email-addresses.ts';

/** Somebody who has asked for their account to be deleted and cannot sign in. An operator makes sure that it is them. */
export interface Leaving {
  user: UserRow;
  /** Why the account cannot be deleted now, if so. */
  inTheWay: string | null;
  /** Drafts and posted jobs, which go with the account. */
  deleted: number;
}

function whatIsInTheWay({ isAdmin, suspended }: UserRow, underWay: number): string | null {
  if (isAdmin) return 'it is an administrator. Revoke that first.';
  if (suspended) return 'it is suspended. An administrator restores it first.';
  if (underWay === 0) return null;
  return `${underWay === 1 ? '1 job is' : `${underWay} jobs are`} still under way. Each has to be paid or to end first.`;
}

/** Null if nobody has registered with the address. */
export async function findLeaving(address: string): Promise<Leaving | null> {
  const held = await findEmail(normaliseEmail(address));
  const user = held?.state === 'active' ? await findUser(held.userId) : null;
  if (!user) return null;
  const counts = await findOwnTabCounts(user.userId);
  return { user, inTheWay: whatIsInTheWay(user, sumOf(counts, tabsUnderWay)), deleted: sumOf(counts, tabsDeleted) };
}

export const deleteByOperator = ({ user, deleted }: Leaving, now: Date): Promise<void> =>
  closeForGood(user, deleted, now);
