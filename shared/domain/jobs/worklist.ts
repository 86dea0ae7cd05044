import type { StoredJobStatus } from './job.ts';

/** The work that waits for a user, by kind. The same rule gives the counts and the rows. */

/** In the order in which the user sees them. */
export const retailerWork = ['applications', 'overdue', 'dates', 'approvals', 'unanswered', 'reviews'] as const;
export const installerWork = ['offers', 'returned', 'overdue', 'dates', 'requests', 'reviews'] as const;
export const workKinds = [
  'applications',
  'offers',
  'returned',
  'overdue',
  'dates',
  'approvals',
  'requests',
  'unanswered',
  'reviews',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** The most rows of one kind at a time. The rest follow as these are done. */
export const mostWorkRows = 100;

/**
 * The hours after posting until a job without applicants is work for its owner. Many installers look for work in the
 * evening, so every job is on Find work for one evening first.
 */
export const unansweredAfterHours = 24;

interface PostedFacts {
  status: StoredJobStatus;
  applicationsOpen: number;
  invitesPending: number;
  postedAt: string;
}

/** Returns the work of a job without an installer that waits for its owner, or null if it waits for installers. */
export function workOnPosted(job: PostedFacts, now: Date): 'applications' | 'unanswered' | null {
  if (job.status !== 'posted') return null;
  if (job.applicationsOpen > 0) return 'applications';
  if (job.invitesPending > 0) return null;
  const hours = (now.getTime() - Date.parse(job.postedAt)) / 3_600_000;
  return hours >= unansweredAfterHours ? 'unanswered' : null;
}

interface AwardedFacts {
  status: StoredJobStatus;
  installationDate: string | null;
  /** The date at the site. */
  today: string;
  /** Whether an installer has the job. Only an administrator can leave a job in a later state without one. */
  isAwarded: boolean;
  isRequested: boolean;
  isPaid: boolean;
}

const isUnstarted = ({ status }: AwardedFacts): boolean => status === 'accepted' || status === 'booked';

/** Returns what the date of an unstarted job waits for. A job with a date today or later waits for its day. */
function workOnDate({ status, installationDate, today }: AwardedFacts): 'overdue' | 'dates' | null {
  if (installationDate === null) return 'dates';
  if (installationDate < today) return 'overdue';
  return status === 'accepted' ? 'dates' : null;
}

/**
 * Returns the work of an awarded job that waits for its owner or its installer, or null if it waits for the other party or for
 * its day.
 */
export function workOnAwarded(job: AwardedFacts, side: 'owner' | 'assignee'): WorkKind | null {
  if (!job.isAwarded) return null;
  if (isUnstarted(job)) return workOnDate(job);
  if (job.status === 'paid' || (job.status === 'completed' && job.isPaid)) return 'reviews';
  if (job.status !== 'completed') return null;
  if (side === 'owner') return job.isRequested ? 'approvals' : null;
  return job.isRequested ? null : 'requests';
}
