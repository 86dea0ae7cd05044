import { findEmail } from '#functions/data/accounts/email-queries.ts';
import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { UserRow } from '#functions/data/rows.ts';
import { normaliseEmail } from '../email-addresses.ts';
import { closeForGood } from './delete-account.ts';
import { countEndingJobs } from './ending-jobs.ts';

/** An account whose owner has asked for its deletion but cannot sign in. An operator checks the owner's identity. */
export interface Leaving {
  user: UserRow;
  /** The reason why the account cannot be deleted now, if any. */
  inTheWay: string | null;
  /** The number of jobs without an installer, which are deleted or cancelled with the account. */
  deleted: number;
}

function whatIsInTheWay({ isAdmin, suspended, companyId }: UserRow, underWay: number): string | null {
  if (companyId !== undefined)
    return 'this person works for a company. An owner of the company can remove them under People.';
  if (isAdmin) return 'the account belongs to an administrator. Revoke the administrator access first.';
  if (suspended) return 'the account is suspended. Ask an administrator to restore it first.';
  if (underWay === 0) return null;
  return `${underWay === 1 ? '1 job is' : `${underWay} jobs are`} still under way. Each has to be paid or to end first.`;
}

/** Finds the account of an address, with the reason that blocks its deletion. Returns null if the address has no account. */
export async function findLeaving(address: string): Promise<Leaving | null> {
  const held = await findEmail(normaliseEmail(address));
  const user = held?.state === 'active' ? await findUser(held.userId) : null;
  if (!user) return null;
  const { blocking, ending } = await countEndingJobs(user);
  return { user, inTheWay: whatIsInTheWay(user, blocking), deleted: ending };
}

export const deleteByOperator = ({ user, deleted }: Leaving, now: Date): Promise<void> =>
  closeForGood(user, deleted, now);
