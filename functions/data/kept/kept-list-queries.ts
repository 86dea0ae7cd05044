import type { KeptListName } from '#shared/domain/accounts/kept-lists.ts';
import type { KeptListRow } from '../rows.ts';
import { rows } from '../service.ts';

/**
 * Returns a user's list of kept items, such as templates, or null before its first item. A strong read, so that users see the
 * item that they have just saved.
 */
export async function findKeptList(userId: string, list: KeptListName): Promise<KeptListRow | null> {
  const { data } = await rows().keptList.get({ userId, list }).go({ consistent: true });
  return data;
}
