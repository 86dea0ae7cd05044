import { readMany } from '../read-many.ts';
import type { UserRow } from '../rows.ts';
import { rows } from '../service.ts';

/** An account as it is at this moment, so that a change of rights counts from the next request on. */
export async function findUser(userId: string): Promise<UserRow | null> {
  const { data } = await rows().user.get({ userId }).go({ consistent: true });
  return data;
}

/** Strongly read too: whoever lists people leaves out those who are suspended at this moment. */
export const readUsers = (userIds: readonly string[]): Promise<UserRow[]> =>
  readMany(
    userIds.map((userId) => ({ userId })),
    (open) => rows().user.get(open).go({ consistent: true }),
  );
