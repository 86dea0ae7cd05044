import type { StoredJobStatus } from './job.ts';

/** The kinds of work that wait for a user. The counts and the rows of the worklist use the same rules. */

/** The kinds of a retailer's work, in the order of the page. */
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

/** The maximum number of rows of one kind in an answer. Later answers contain further rows once these are done. */
export const mostWorkRows = 100;

/**
 * The number of hours after which a posted job without applicants is work for its owner. Many installers look for work in the
 * evening, so every job is on Find work for at least one evening first.
 */
export const unansweredAfterHours = 24;

interface PostedFacts {
  status: StoredJobStatus;
  applicationsOpen: number;
  invitesPending: number;
  postedAt: string;
}

/** Returns the owner's work on a posted job, or null if the job waits for installers. */
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
  /** Whether an installer has the job. Only an administrator can leave a job in a later state without an installer. */
  isAwarded: boolean;
  isRequested: boolean;
  isPaid: boolean;
}

const isUnstarted = ({ status }: AwardedFacts): boolean => status === 'accepted' || status === 'booked';

/** Returns the work on the date of an unstarted job. Null if the job is booked for today or later. */
function workOnDate({ status, installationDate, today }: AwardedFacts): 'overdue' | 'dates' | null {
  if (installationDate === null) return 'dates';
  if (installationDate < today) return 'overdue';
  return status === 'accepted' ? 'dates' : null;
}

/**
 * Returns the work of one side on an awarded job, or null if the job waits for the other side or for its day.
 */
export function workOnAwarded(job: AwardedFacts, side: 'owner' | 'assignee'): WorkKind | null {
  if (!job.isAwarded) return null;
  if (isUnstarted(job)) return workOnDate(job);
  if (job.status === 'paid' || (job.status === 'completed' && job.isPaid)) return 'reviews';
  if (job.status !== 'completed') return null;
  if (side === 'owner') return job.isRequested ? 'approvals' : null;
  return job.isRequested ? null : 'requests';
}
