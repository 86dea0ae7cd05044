import type { UserRow } from '../rows.ts';
import { rows } from '../service.ts';

/** An account as it is at this moment, so that a change of rights counts from the next request on. */
export async function findUser(userId: string): Promise<UserRow | null> {
  const { data } = await rows().user.get({ userId }).go({ consistent: true });
  return data;
}
