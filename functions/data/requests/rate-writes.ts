import { randomUUID } from 'node:crypto';
import { epochSeconds } from '../../epoch-seconds.ts';
import { isConditionLost } from '../has-cause.ts';
import { rows } from '../service.ts';

/**
 * Counts one call in a fixed window and returns the new count. The row expires after the window. The DynamoDB client repeats a
 * write whose answer was lost. The row therefore contains the id of the last call, so that a repeated write does not count the
 * call twice.
 */
export async function countCall(bucket: string, window: string, ttl: number): Promise<number> {
  const call: string = randomUUID();
  try {
    const { data } = await rows()
      .rate.update({ bucket, window })
      .add({ count: 1 })
      .set({ ttl, lastCall: call })
      .where(({ lastCall }, { ne, notExists }) => `${notExists(lastCall)} OR ${ne(lastCall, call)}`)
      .go({ response: 'all_new' });
    return data?.count ?? 0;
  } catch (error) {
    if (!isConditionLost(error)) throw error;
    const { data } = await rows().rate.get({ bucket, window }).go({ consistent: true });
    return data?.count ?? 0;
  }
}

/** Removes one call from the window in which it was counted. */
export async function takeBackCall(bucket: string, window: string): Promise<void> {
  await rows().rate.patch({ bucket, window }).subtract({ count: 1 }).go();
}

/**
 * The seconds without a call that end a series of calls. Cognito locks an account after five wrong passwords, and for longer
 * after each further one. It forgets them after a quarter of an hour without an attempt.
 */
const quietSeconds = 900;
const inARow = 'in a row';
const triesAgainstOthers = 5;

/**
 * Counts one call in a series of at most `most` calls. A quarter of an hour without a call ends the series. Returns 0 if the call
 * is allowed, or else the seconds until the series ends. A refused call does not extend the series.
 */
export async function countInARow(bucket: string, most: number, now: Date): Promise<number> {
  const second = epochSeconds(now);
  const key = { bucket, window: inARow };
  const ttl = second + quietSeconds;
  for (let attempt = 1; attempt <= triesAgainstOthers; attempt += 1) {
    const { data } = await rows().rate.get(key).go({ consistent: true });
    const current = data && data.ttl > second ? data : null;
    if (current && current.count >= most) return current.ttl - second;
    try {
      await rows()
        .rate.upsert({ ...key, count: (current?.count ?? 0) + 1, ttl })
        .where((row, { eq, notExists }) =>
          data ? `${eq(row.count, data.count)} AND ${eq(row.ttl, data.ttl)}` : notExists(row.count),
        )
        .go();
      return 0;
    } catch (error) {
      if (!isConditionLost(error)) throw error;
    }
  }
  // Other calls have changed the count during each of the five attempts, so this call is refused.
  return quietSeconds;
}

/** Ends the series of calls, so that the next call is the first of a new series. */
export async function forgetRow(bucket: string): Promise<void> {
  await rows().rate.delete({ bucket, window: inARow }).go();
}
