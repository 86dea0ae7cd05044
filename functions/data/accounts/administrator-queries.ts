import type { UserRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns all administrators. It reads the whole table, so only the operator's command uses it, and no request does. */
export async function scanAdministrators(): Promise<UserRow[]> {
  const { data } = await rows()
    .user.scan.where(({ isAdmin }, { eq }) => eq(isAdmin, true))
    .go({ pages: 'all', consistent: true });
  return data;
}
