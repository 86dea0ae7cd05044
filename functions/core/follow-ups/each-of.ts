interface Limits {
  atOnce: number;
  /** Called before each item. If it returns true, no more items are started. */
  isOver: () => boolean;
}

/** Runs a step for each item, at most `atOnce` at a time. Starts the items in their order. */
export async function eachOf<T>(items: readonly T[], limits: Limits, run: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined && !limits.isOver(); item = left.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: limits.atOnce }, worker));
}
