import type { InviteStatus } from './job.ts';

/** The facts that decide an invitation's status at a given moment. */

interface Invite {
  status: InviteStatus;
  /** Missing in invitations of earlier versions, which do not expire. */
  expiresAt?: string | undefined;
  /** Another installer got the job. The invitation's time stops until the job is open again. */
  closedByAward?: boolean | undefined;
}

/** Tells whether an open invitation has passed its last moment. The sweeper marks it a little later. */
export const isInviteOver = ({ status, expiresAt, closedByAward }: Invite, now: Date): boolean =>
  status === 'invited' && !closedByAward && expiresAt !== undefined && expiresAt <= now.toISOString();

/** Returns the status that everyone sees at `now`, whether or not the sweeper has run. */
export const inviteStatusAt = (invite: Invite, now: Date): InviteStatus =>
  isInviteOver(invite, now) ? 'expired' : invite.status;
