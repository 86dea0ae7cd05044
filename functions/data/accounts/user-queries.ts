import { userLists } from '../entities/accounts/user-entity.ts';
import { readMany } from '../read-many.ts';
import type { UserRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns an account. A strong read, so that changed permissions take effect on the next request. */
export async function findUser(userId: string): Promise<UserRow | null> {
  const { data } = await rows().user.get({ userId }).go({ consistent: true });
  return data;
}

/** Returns the row of a person's company, which is the first owner's own row. */
export const findCompanyOf = async (person: UserRow): Promise<UserRow | null> =>
  person.companyId === undefined ? person : findUser(person.companyId);

/**
 * Returns the people who have joined a company, including people who have left, in the order in which they joined. It reads each
 * row again, because the list may be a moment old.
 */
export async function readColleagues(companyId: string): Promise<UserRow[]> {
  const { data } = await rows()
    .user.query.byCompany({ list2pk: userLists.peopleOf(companyId) })
    .go({ pages: 'all' });
  return readUsers(data.map(({ userId }) => userId));
}

/** Returns several accounts. A strong read, so that lists leave out every suspended account. */
export const readUsers = (userIds: readonly string[]): Promise<UserRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().user.get(open).go({ consistent: true }),
  );
