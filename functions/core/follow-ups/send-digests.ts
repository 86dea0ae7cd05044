import { readDueDigests } from '../../data/searches/search-queries.ts';
import { eachDue } from './each-due.ts';

/**
 * Sends each installer the new jobs that match what they saved: one email, at most once a day, until none is due or the time
 * is over. Returns how many. In most minutes nobody has one coming, so what writes them is loaded with the first.
 */
export function sendDigests(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readDueDigests(now.toISOString()), isTimeOver, async (userId) => {
    const { sendDigest } = await import('./rare-effects.ts');
    return sendDigest(userId, now);
  });
}
