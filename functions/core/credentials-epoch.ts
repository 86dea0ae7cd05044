import type { UserRow } from '../data/rows.ts';
import { epochSeconds } from '../epoch-seconds.ts';

/**
 * The credentials epoch of an account is `sessionsValidAfter`, in epoch seconds. A secret that outlives a request only counts
 * if it is from this epoch: a session, the mark of a known browser, a calendar link, the grant of a share link, a data copy, a
 * reset code. A new password, the end of all sessions and the closing of an unconfirmed account move the epoch past every
 * secret made so far.
 */
type Epoch = Pick<UserRow, 'sessionsValidAfter'>;

export const isOfEpoch = ({ sessionsValidAfter }: Epoch, madeAt: Date): boolean =>
  epochSeconds(madeAt) >= sessionsValidAfter;

/**
 * Returns the next epoch. It always increases, so that secrets made between two changes in one second end with the second
 * change.
 */
export const nextEpoch = ({ sessionsValidAfter }: Epoch, now: Date): number =>
  Math.max(sessionsValidAfter, epochSeconds(now)) + 1;
