import { findUser } from '../../data/accounts/user-queries.ts';
import type { UserRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';

/**
 * Returns the account of a company. Refuses an unknown or deleted account with `not_found`, and the account of a person who
 * joined a company too.
 */
export async function requireCompany(userId: string): Promise<UserRow> {
  const user = await findUser(userId);
  if (!user || user.closedAt !== undefined || user.companyId !== undefined) throw notFound();
  return user;
}
