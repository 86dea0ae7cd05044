import type { InviteStatus } from './job.ts';

/** The facts that decide an invitation's status at a given moment. */

interface Invite {
  status: InviteStatus;
  /** Missing in invitations from before expiry times existed, which do not expire. */
  expiresAt?: string | undefined;
  /** Whether the job has been awarded to another installer. The invitation then does not expire until the job is open again. */
  closedByAward?: boolean | undefined;
}

/** Tells whether an open invitation has passed its expiry time. The sweeper marks it as expired a little later. */
export const isInviteOver = ({ status, expiresAt, closedByAward }: Invite, now: Date): boolean =>
  status === 'invited' && !closedByAward && expiresAt !== undefined && expiresAt <= now.toISOString();

/** Returns the status of an invitation at `now`, whether or not the sweeper has marked it as expired. */
export const inviteStatusAt = (invite: Invite, now: Date): InviteStatus =>
  isInviteOver(invite, now) ? 'expired' : invite.status;
