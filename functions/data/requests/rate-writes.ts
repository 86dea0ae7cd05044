import { randomUUID } from 'node:crypto';
import { hasCause } from '../has-cause.ts';
import { rows } from '../service.ts';

/**
 * Counts one call in a fixed window and returns the new count. The row expires after the window.
 * The client repeats a write whose answer was lost, so the row remembers the last call it counted to avoid counting it twice.
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
    if (!hasCause(error, ({ name }) => name === 'ConditionalCheckFailedException')) throw error;
    const { data } = await rows().rate.get({ bucket, window }).go({ consistent: true });
    return data?.count ?? 0;
  }
}
