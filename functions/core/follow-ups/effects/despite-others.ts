import { isContention } from '#functions/data/commit.ts';
import { again, retry } from '#functions/retry.ts';

/** Longer than a burst of changes to the same lists takes, and short enough for a batch of rows. */
const burst = { milliseconds: 3_000, firstPause: 100, longestPause: 1_000 };

/** Tries again at once what has only lost to others. The next sweep would be a minute later. */
export const despiteOthers = (run: () => Promise<void>): Promise<void> =>
  retry(async (isLast) => {
    try {
      return await run();
    } catch (error) {
      if (isLast || !isContention(error)) throw error;
      return again;
    }
  }, burst);
