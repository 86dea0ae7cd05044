import { scanAdministrators } from '../../data/accounts/administrator-queries.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { setAdmin } from '../../data/accounts/user-writes.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { normaliseEmail } from './email-addresses.ts';

/**
 * Grants or revokes administrator access. The change takes effect at the user's next request. Returns `worksForCompany` for a
 * person who joined a company: an owner of the company could remove their account, so they cannot be an administrator.
 */
export async function setAdministrator(
  email: string,
  isAdmin: boolean,
): Promise<'changed' | 'unknown' | 'worksForCompany'> {
  const held = await findEmail(normaliseEmail(email));
  if (held?.state !== 'active') return 'unknown';
  try {
    await commit([setAdmin(held.userId, isAdmin)]);
    return 'changed';
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    return (await findUser(held.userId))?.companyId === undefined ? 'unknown' : 'worksForCompany';
  }
}

/** Returns the email addresses of all administrators, in alphabetical order. */
export const listAdministrators = async (): Promise<string[]> =>
  (await scanAdministrators()).map(({ email }) => email).sort();
