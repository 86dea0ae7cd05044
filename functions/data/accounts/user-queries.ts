import { readMany } from '../read-many.ts';
import type { UserRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the current state of an account, so that changed permissions take effect on the next request. */
export async function findUser(userId: string): Promise<UserRow | null> {
  const { data } = await rows().user.get({ userId }).go({ consistent: true });
  return data;
}

/** Returns several accounts. A strong read, so that lists leave out accounts that are currently suspended. */
export const readUsers = (userIds: readonly string[]): Promise<UserRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().user.get(open).go({ consistent: true }),
  );
