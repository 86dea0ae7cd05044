import { readExpiredInvites } from '../../data/proposals/invite-queries.ts';
import { expireInvite } from '../proposals/expire-invite.ts';
import { eachDue } from './each-due.ts';

/**
 * Expires invitations, until none is left or the time is over. Returns their number. In most minutes no invitation expires, so
 * the code that expires them loads with the first.
 */
export function sweepExpiredInvites(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readExpiredInvites(now.toISOString()), isTimeOver, async ({ jobId, installerId }) => {
    return expireInvite(jobId, installerId, now);
  });
}
