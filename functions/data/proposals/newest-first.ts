import { pageSize, readPage } from '../page.ts';

type Run<T> = Parameters<typeof readPage<T>>[0];

/**
 * A page of the proposals for one job, newest first. For most jobs they fit on one page and come from a strong read. Longer lists
 * come from the index, which may lag a moment behind. It holds only a part of each row, so `listed` reads the rows by their keys.
 * `count` is the total number.
 */
export async function readNewestFirst<T extends { createdAt: string }>(
  count: number,
  cursor: string | undefined,
  { atOnce, listed }: { atOnce: Run<T>; listed: Run<T> },
): Promise<{ items: T[]; nextCursor: string | null }> {
  // Rows that are read by their keys arrive in any order.
  const sorted = <P extends { items: T[] }>(page: P): P => ({
    ...page,
    items: page.items.sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  });
  if (cursor === undefined && count < pageSize) {
    const whole = await readPage(atOnce, undefined);
    if (whole.nextCursor === null) return sorted(whole);
  }
  return sorted(await readPage(listed, cursor));
}
