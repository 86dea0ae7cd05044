import { readDueDigests } from '../../data/searches/search-queries.ts';
import { sendDigest } from '../search/saved-searches/send-digest.ts';
import { eachDue } from './each-due.ts';

/**
 * Sends each installer the new jobs that match what they saved: one email, at most once a day, until none is due or the time
 * is over. Returns how many.
 */
export function sendDigests(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readDueDigests(now.toISOString()), isTimeOver, async (userId) => {
    return sendDigest(userId, now);
  });
}
