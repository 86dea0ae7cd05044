import { createHash, randomUUID } from 'node:crypto';
import type { RateLimitName } from '#shared/api/route.ts';
import { hasCause } from '../data/has-cause.ts';
import { rows } from '../data/service.ts';
import { setting } from '../env.ts';
import { windowAt } from '../fixed-window.ts';
import { Refusal } from '../refusal.ts';

/**
 * Counts one call in a fixed window and answers how many there are now; the row removes itself after the window.
 * The client repeats a write whose answer was lost; the row remembers which it counted last, so that one call is one.
 */
async function countCall(bucket: string, window: string, ttl: number): Promise<number> {
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
    if (!hasCause(error, ({ name }) => name === 'ConditionalCheckFailedException')) throw error;
    const { data } = await rows().rate.get({ bucket, window }).go({ consistent: true });
    return data?.count ?? 0;
  }
}

const digest = (parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

/**
 * Refuses with 429 once an address, or an address asking for one account, has used up its calls of the window.
 * The account alone is never the key: a stranger elsewhere cannot lock its owner out.
 */
export async function limitCalls(name: RateLimitName, now: Date, address: string, account?: string): Promise<void> {
  const { perAccount, perAddress, windowSeconds } = setting('RATE_LIMITS')[name];
  const { window, end, left } = windowAt(now, windowSeconds);
  const counted = [
    { limit: perAddress, bucket: digest([name, address]) },
    ...(account === undefined ? [] : [{ limit: perAccount, bucket: digest([name, address, account]) }]),
  ];
  const counts = await Promise.all(
    counted.map(async (each) => (await countCall(each.bucket, window, end)) > each.limit),
  );
  if (counts.some(Boolean)) throw new Refusal('rate_limited', { retryAfterSeconds: left });
}
