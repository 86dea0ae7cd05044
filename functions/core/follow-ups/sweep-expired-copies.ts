import { readExpiredCopies } from '../../data/accounts/data-copy-queries.ts';
import { removeExpiredCopy } from '../files/remove-data-copy.ts';
import { eachDue } from './each-due.ts';

/** Removes expired data copies, until none is left or the time is over. Returns the number of removed copies. */
export function sweepExpiredCopies(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readExpiredCopies(now.toISOString()), isTimeOver, async (userId) => {
    return removeExpiredCopy(userId, now);
  });
}
