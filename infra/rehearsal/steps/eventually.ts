import { setTimeout as delay } from 'node:timers/promises';

const patienceMilliseconds = 90_000;

/** Retries until the check succeeds, for follow-up work of the consumer or the sweeper. */
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
