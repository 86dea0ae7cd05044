import { setTimeout as delay } from 'node:timers/promises';

/** Longer than an index usually lags behind its rows. */
const lagMilliseconds = 250;
const mostPasses = 20;

/**
 * Repeats a sweep of an index until a pass after a pause finds nothing. An index lags behind its rows, so the first pass may
 * miss recent writes. `sweep` returns the number of rows it found.
 */
export async function untilNoneLeft(sweep: () => Promise<number>): Promise<void> {
  await sweep();
  for (let pass = 2; pass <= mostPasses; pass += 1) {
    await delay(lagMilliseconds);
    if ((await sweep()) === 0) return;
  }
  throw new Error(`After ${mostPasses} passes there was still something left.`);
}
