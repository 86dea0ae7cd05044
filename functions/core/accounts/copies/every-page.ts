/** Reads all pages of a list. */
export async function everyPage<P extends { nextCursor: string | null }, T>(
  read: (cursor: string | undefined) => Promise<P>,
  itemsOf: (page: P) => readonly T[],
): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    all.push(...itemsOf(page));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
