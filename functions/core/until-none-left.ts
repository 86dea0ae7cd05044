import { setTimeout as delay } from 'node:timers/promises';

/** Longer than an index usually lags behind its rows. */
const lagMilliseconds = 250;
const mostPasses = 20;

/**
 * Repeats a sweep of an index until a pass after a pause finds nothing. An index lags behind its rows, so the first pass may
 * miss what was written just before. `sweep` returns how much it found.
 */
export async function untilNoneLeft(sweep: () => Promise<number>): Promise<void> {
  await sweep();
  for (let pass = 2; pass <= mostPasses; pass += 1) {
    await delay(lagMilliseconds);
    if ((await sweep()) === 0) return;
  }
  throw new Error(`After ${mostPasses} passes there was still something left.`);
}
