import type { InviteStatus } from './job.ts';

/** What an invitation is worth at a given moment. */

interface Invite {
  status: InviteStatus;
  /** Missing in invitations of earlier versions, which do not expire. */
  expiresAt?: string | undefined;
  /** The job went to someone else. Its time stands still until the job is open again. */
  closedByAward?: boolean | undefined;
}

/** Whether an invitation that waits for an answer has passed its last moment. The sweep marks it a little later. */
export const isInviteOver = ({ status, expiresAt, closedByAward }: Invite, now: Date): boolean =>
  status === 'invited' && !closedByAward && expiresAt !== undefined && expiresAt <= now.toISOString();

/** The status that everyone sees at `now`, whether or not the sweep has come by. */
export const inviteStatusAt = (invite: Invite, now: Date): InviteStatus =>
  isInviteOver(invite, now) ? 'expired' : invite.status;
