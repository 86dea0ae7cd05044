import { setTimeout as delay } from 'node:timers/promises';

const patienceMilliseconds = 90_000;

/**
 * Repeats the check each second until it succeeds, for 90 seconds at most. The consumer or the sweeper does follow-up work some
 * time after the answer to a call.
 */
export async function eventually<T>(check: () => Promise<T>): Promise<T> {
  const until = Date.now() + patienceMilliseconds;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await delay(1000);
  }
}
