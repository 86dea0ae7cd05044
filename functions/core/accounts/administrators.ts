import { scanAdministrators } from '../../data/accounts/administrator-queries.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { setAdmin } from '../../data/accounts/user-writes.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { normaliseEmail } from './email-addresses.ts';

/** Grants or revokes administrator access from the user's next request on. Returns false if the address has no account. */
export async function setAdministrator(email: string, isAdmin: boolean): Promise<boolean> {
  const held = await findEmail(normaliseEmail(email));
  if (held?.state !== 'active') return false;
  try {
    await commit([setAdmin(held.userId, isAdmin)]);
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

/** The addresses of all administrators, in alphabetical order. */
export const listAdministrators = async (): Promise<string[]> =>
  (await scanAdministrators()).map(({ email }) => email).sort();
