import { isContention } from '#functions/data/commit.ts';
import { again, retry } from '#functions/retry.ts';

/** The retries in one run. They outlast a burst of changes to the same lists, and leave time for the other rows of a batch. */
const burst = { milliseconds: 3_000, firstPause: 100, longestPause: 1_000 };

/** Retries work that lost a race for the same rows. Without these retries, the row would wait a minute for the next sweep. */
export const despiteOthers = (run: () => Promise<void>): Promise<void> =>
  retry(async (isLast) => {
    try {
      return await run();
    } catch (error) {
      if (isLast || !isContention(error)) throw error;
      return again;
    }
  }, burst);
