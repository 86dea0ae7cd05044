import type { KeptListName } from '#shared/domain/accounts/kept-lists.ts';
import type { KeptListRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Null before anything was kept. Users see what they have just saved. */
export async function findKeptList(userId: string, list: KeptListName): Promise<KeptListRow | null> {
  const { data } = await rows().keptList.get({ userId, list }).go({ consistent: true });
  return data;
}
