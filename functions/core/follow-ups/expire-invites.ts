import { readExpiredInvites } from '../../data/proposals/invite-queries.ts';
import { expireInvite } from '../proposals/expire-invite.ts';
import { eachDue } from './each-due.ts';

/**
 * Takes back every invitation that has expired, until none is left or the time is over. Returns how many there were. In most
 * minutes there is none, so what takes one back is loaded with the first.
 */
export function expireInvites(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readExpiredInvites(now.toISOString()), isTimeOver, async ({ jobId, installerId }) => {
    return expireInvite(jobId, installerId, now);
  });
}
