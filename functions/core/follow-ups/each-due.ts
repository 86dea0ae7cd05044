/** Yields the items page by page. Reads no further page once the time is over. */
async function* itemsIn<T>(pages: AsyncIterable<readonly T[]>, isTimeOver: () => boolean): AsyncGenerator<T> {
  for await (const page of pages) {
    for (const item of page) {
      if (isTimeOver()) return;
      yield item;
    }
    if (isTimeOver()) return;
  }
}

/**
 * Runs a step for each item of a sweeper's list, page by page, until none is left or the time is over. Returns the number of
 * items for which the step took effect. A failing item does not block those behind it: the first error is thrown after all
 * others are done.
 */
export async function eachDue<T>(
  pages: AsyncIterable<readonly T[]>,
  isTimeOver: () => boolean,
  run: (item: T) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  const faults: unknown[] = [];
  for await (const item of itemsIn(pages, isTimeOver))
    try {
      if (await run(item)) count += 1;
    } catch (error) {
      faults.push(error);
    }
  if (faults.length > 0) throw faults[0];
  return count;
}
