import { findUser } from '../../data/accounts/user-queries.ts';
import type { UserRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';

/** Returns the account of a company. A deleted one, and a person who joined a company, look like an unknown one. */
export async function requireCompany(userId: string): Promise<UserRow> {
  const user = await findUser(userId);
  if (!user || user.closedAt !== undefined || user.companyId !== undefined) throw notFound();
  return user;
}
