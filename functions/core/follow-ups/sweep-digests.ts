import { readDueDigests } from '../../data/searches/search-queries.ts';
import { sendDigest } from '../search/saved-searches/send-digest.ts';
import { eachDue } from './each-due.ts';

/**
 * Sends each user's daily email, until none is left or the time is over. The daily email lists the new jobs that match an
 * installer's saved searches, and the emails that waited for it. Returns the number of emails sent.
 */
export function sweepDigests(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readDueDigests(now.toISOString()), isTimeOver, async (userId) => {
    return sendDigest(userId, now);
  });
}
