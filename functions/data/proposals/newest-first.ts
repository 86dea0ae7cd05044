import { pageSize, readPage } from '../page.ts';

type Run<T> = Parameters<typeof readPage<T>>[0];

/**
 * Returns a page of the applications or invitations of one job, newest first. `count` is the total number. Most jobs have at most
 * one page, which `atOnce` reads strongly. `listed` reads longer lists from the index, which may be a moment old. The index
 * contains only a part of each row, so `listed` also reads the rows by their keys.
 */
export async function readNewestFirst<T extends { createdAt: string }>(
  count: number,
  cursor: string | undefined,
  { atOnce, listed }: { atOnce: Run<T>; listed: Run<T> },
): Promise<{ items: T[]; nextCursor: string | null }> {
  // DynamoDB returns rows in any order if they are read by their keys, so this sorts them again.
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
