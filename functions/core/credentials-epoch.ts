import type { UserRow } from '../data/rows.ts';
import { epochSeconds } from '../epoch-seconds.ts';

/**
 * The credentials epoch of an account is `sessionsValidAfter`, in epoch seconds. A secret that outlives a request counts only
 * if it was made from then on: a session, the mark of a known browser, the address of a calendar, the grant of a share link, a
 * copy of one's data, a reset code. A new password, the end of all sessions and the end of an unconfirmed account move the
 * epoch past everything made so far.
 */
type Epoch = Pick<UserRow, 'sessionsValidAfter'>;

export const isOfEpoch = ({ sessionsValidAfter }: Epoch, madeAt: Date): boolean =>
  epochSeconds(madeAt) >= sessionsValidAfter;

/** The next epoch. It always moves, so that what is made between two changes within one second ends with the second one. */
export const nextEpoch = ({ sessionsValidAfter }: Epoch, now: Date): number =>
  Math.max(sessionsValidAfter, epochSeconds(now)) + 1;
