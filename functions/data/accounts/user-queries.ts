import { readMany } from '../read-many.ts';
import type { UserRow } from '../rows.ts';
import { rows } from '../service.ts';

/** The current state of an account, so that changed permissions take effect on the next request. */
export async function findUser(userId: string): Promise<UserRow | null> {
  const { data } = await rows().user.get({ userId }).go({ consistent: true });
  return data;
}

/** Also a strong read, so that lists of people leave out anyone who is currently suspended. */
export const readUsers = (userIds: readonly string[]): Promise<UserRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().user.get(open).go({ consistent: true }),
  );
