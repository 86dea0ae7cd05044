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
