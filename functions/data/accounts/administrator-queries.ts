import type { UserRow } from '../rows.ts';
import { rows } from '../service.ts';

/** For the operator's command alone: it reads the whole table, because few people are administrators. No request does. */
export async function scanAdministrators(): Promise<UserRow[]> {
  const { data } = await rows()
    .user.scan.where(({ isAdmin }, { eq }) => eq(isAdmin, true))
    .go({ pages: 'all', consistent: true });
  return data;
}
