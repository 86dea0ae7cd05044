import { pageSize, readPage } from '../page.ts';

type Run<T> = Parameters<typeof readPage<T>>[0];

/**
 * A page of the proposals for one job, newest first. Those of most jobs fit on one page, and are read as they are at this
 * very moment. Of more than that the list gives the newest first; it may lag a moment behind. `count` is how many there are.
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
