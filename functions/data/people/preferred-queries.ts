import { readPage } from '../page.ts';
import type { PreferredRow } from '../rows.ts';
import { rows } from '../service.ts';

/** A page of a retailer's preferred installers. A strong read, because they look right after adding one. */
export const readPreferredOf = (
  userId: string,
  cursor: string | undefined,
): Promise<{ items: PreferredRow[]; nextCursor: string | null }> =>
  readPage(
    (options) =>
      rows()
        .preferred.query.byUser({ userId })
        .go({ ...options, consistent: true }),
    cursor,
  );

const most = 200;

/** The same without pages, for a list that need not hold very many. */
export async function readManyPreferred(userId: string): Promise<PreferredRow[]> {
  const { data } = await rows().preferred.query.byUser({ userId }).go({ limit: most, consistent: true });
  return data;
}

/** A strong read, for somebody who is about to write about this installer. */
export async function findPreferred(userId: string, installerId: string): Promise<PreferredRow | null> {
  const { data } = await rows().preferred.get({ userId, installerId }).go({ consistent: true });
  return data;
}
