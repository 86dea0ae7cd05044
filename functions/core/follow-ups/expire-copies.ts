import { readExpiredCopies } from '../../data/accounts/data-copy-queries.ts';
import { removeExpiredCopy } from '../accounts/copies/remove-copy.ts';
import { eachDue } from './each-due.ts';

/**
 * Removes the copies of people's data whose day is over, until none is left or the time is over. Returns how many there were.
 * In most minutes there is none, so what removes one is loaded with the first.
 */
export function expireCopies(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readExpiredCopies(now.toISOString()), isTimeOver, async (userId) => {
    return removeExpiredCopy(userId, now);
  });
}
