import { maxOwnPage } from '#shared/domain/search/own-jobs.ts';

/** Reads all rows of a paged list. If a row moves to another page during the reading, the result has the row only once. */

interface Named {
  id: string;
}

/** Reads all rows of a list whose pages have numbers, starting at 1. */
export async function readAllPages<Row extends Named>(
  readPage: (page: number, size: number) => Promise<{ rows: readonly Row[]; total: number }>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { rows, total } = await readPage(page, maxOwnPage);
    for (const row of rows) found.set(row.id, row);
    if (page * maxOwnPage >= total) return [...found.values()];
  }
}

/** Reads all rows of a list whose pages have cursors. */
export async function followPages<Row extends Named>(
  readPage: (cursor: string | undefined) => Promise<{ rows: readonly Row[]; nextCursor: string | null }>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await readPage(cursor);
    for (const row of rows) found.set(row.id, row);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return [...found.values()];
}
