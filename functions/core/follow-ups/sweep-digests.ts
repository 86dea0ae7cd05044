import { readDueDigests } from '../../data/searches/search-queries.ts';
import { sendDigest } from '../search/saved-searches/send-digest.ts';
import { eachDue } from './each-due.ts';

/**
 * Emails each installer the new jobs that match their saved searches, at most once a day, until none is left or the time is
 * over. Returns the number of installers.
 */
export function sweepDigests(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readDueDigests(now.toISOString()), isTimeOver, async (userId) => {
    return sendDigest(userId, now);
  });
}
