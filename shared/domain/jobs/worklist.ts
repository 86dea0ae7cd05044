import type { StoredJobStatus } from './job.ts';

/** The work that waits for a user, by kind. The same rule gives the counts and the rows. */

/** In the order in which the user sees them. */
export const retailerWork = ['applications', 'dates', 'approvals', 'reviews'] as const;
export const installerWork = ['offers', 'returned', 'dates', 'requests', 'reviews'] as const;
export const workKinds = ['applications', 'offers', 'returned', 'dates', 'approvals', 'requests', 'reviews'] as const;
export type WorkKind = (typeof workKinds)[number];

/** The most rows of one kind at a time. The rest follow as these are done. */
export const mostWorkRows = 100;

interface AwardedFacts {
  status: StoredJobStatus;
  installationDate: string | null;
  /** Whether an installer has the job. Only an administrator can leave a job in a later state without one. */
  isAwarded: boolean;
  isRequested: boolean;
  isPaid: boolean;
}

const isUndated = ({ status, installationDate }: AwardedFacts): boolean =>
  status === 'accepted' || (status === 'booked' && installationDate === null);

/**
 * Returns the work of an awarded job that waits for its owner or its installer, or null if it waits for the other party or for
 * its day.
 */
export function workOnAwarded(job: AwardedFacts, side: 'owner' | 'assignee'): WorkKind | null {
  if (!job.isAwarded) return null;
  if (isUndated(job)) return 'dates';
  if (job.status === 'paid' || (job.status === 'completed' && job.isPaid)) return 'reviews';
  if (job.status !== 'completed') return null;
  if (side === 'owner') return job.isRequested ? 'approvals' : null;
  return job.isRequested ? null : 'requests';
}
