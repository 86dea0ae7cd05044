import { pageSize, readPage } from '../page.ts';

type Run<T> = Parameters<typeof readPage<T>>[0];

/**
 * A page of the proposals for one job, newest first. For most jobs they fit on one page and come from a strong read.
 * Longer lists come from the index, which may lag a moment behind. `count` is the total number.
 */
export async function readNewestFirst<T extends { createdAt: string }>(
  count: number,
  cursor: string | undefined,
  { atOnce, listed }: { atOnce: Run<T>; listed: Run<T> },
): Promise<{ items: T[]; nextCursor: string | null }> {
  if (cursor === undefined && count < pageSize) {
    const { items, nextCursor } = await readPage(atOnce, undefined);
    if (nextCursor === null) return { items: items.sort((a, b) => b.createdAt.localeCompare(a.createdAt)), nextCursor };
  }
  return readPage(listed, cursor);
}
