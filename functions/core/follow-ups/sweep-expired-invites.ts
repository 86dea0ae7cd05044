import { readExpiredInvites } from '../../data/proposals/invite-queries.ts';
import { expireInvite } from '../proposals/expire-invite.ts';
import { eachDue } from './each-due.ts';

/** Expires invitations, until none is left or the time is over. Returns the number of expired invitations. */
export function sweepExpiredInvites(now: Date, isTimeOver: () => boolean = () => false): Promise<number> {
  return eachDue(readExpiredInvites(now.toISOString()), isTimeOver, async ({ jobId, installerId }) => {
    return expireInvite(jobId, installerId, now);
  });
}
