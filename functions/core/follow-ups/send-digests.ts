import { readDueDigests } from '../../data/searches/search-queries.ts';

/**
 * Sends each installer the new jobs that match what they saved: one email, at most once a day, until none is due or the time
 * is over. Returns how many. In most minutes nobody has one coming, so what writes them is loaded with the first.
 */
export async function sendDigests(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  let count = 0;
  for await (const page of readDueDigests(now.toISOString()))
    for (const userId of page) {
      if (isTimeOver()) return count;
      const { sendDigest } = await import('./rare-effects.ts');
      if (await sendDigest(userId, now)) count += 1;
    }
  return count;
}
