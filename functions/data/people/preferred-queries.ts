import { readPage } from '../page.ts';
import type { PreferredRow } from '../rows.ts';
import { rows } from '../service.ts';

/**
 * Returns a page of a retailer's preferred installers. A strong read, because retailers see the list right after they add an
 * installer.
 */
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

/** Returns a retailer's preferred installers, at most 200, in one answer without pages. A strong read. */
export async function readManyPreferred(userId: string): Promise<PreferredRow[]> {
  const { data } = await rows().preferred.query.byUser({ userId }).go({ limit: most, consistent: true });
  return data;
}

/** Returns a retailer's entry of one preferred installer. A strong read, because a write of the entry's note depends on it. */
export async function findPreferred(userId: string, installerId: string): Promise<PreferredRow | null> {
  const { data } = await rows().preferred.get({ userId, installerId }).go({ consistent: true });
  return data;
}
