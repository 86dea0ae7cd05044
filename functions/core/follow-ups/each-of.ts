interface Limits {
  atOnce: number;
  /** Asked before each item. True stops it from starting any more. */
  isOver: () => boolean;
}

/** Runs something for each item, a few at a time and in order. */
export async function eachOf<T>(items: readonly T[], limits: Limits, run: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined && !limits.isOver(); item = left.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: limits.atOnce }, worker));
}
