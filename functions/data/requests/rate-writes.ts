import { randomUUID } from 'node:crypto';
import { epochSeconds } from '../../epoch-seconds.ts';
import { isConditionLost } from '../has-cause.ts';
import { rows } from '../service.ts';

/**
 * Counts one call in a fixed window and returns the new count. The row expires after the window. The DynamoDB client repeats a
 * write whose answer was lost, so the row contains the id of the last call, which avoids counting it twice.
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
 * The seconds of quiet that reset the count. Cognito locks an account after five wrong passwords, for longer with each further
 * one, and forgets them after a quarter of an hour without an attempt.
 */
const quietSeconds = 900;
const inARow = 'in a row';
const triesAgainstOthers = 5;

/**
 * Counts one call in a row of at most `most` calls. A quarter of an hour without a call ends the row. Returns 0 if the call is
 * allowed, or else the seconds to wait until the row ends. A refused call does not restart this wait.
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
  // Other calls keep changing the count, so this call is refused.
  return quietSeconds;
}

/** Resets the count of calls in a row, so that the next call is the first again. */
export async function forgetRow(bucket: string): Promise<void> {
  await rows().rate.delete({ bucket, window: inARow }).go();
}
