import type { CallAnswer } from '#shared/api/client.ts';
import { isReviewable } from '#shared/domain/jobs/job-states.ts';
import { useRead } from '#web/src/lib/server/queries.ts';
import { useUser } from '#web/src/lib/server/session.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import type { withPage } from '../screen/with-page.ts';

export type Review = CallAnswer<'listJobReviews'>['reviews'][number];

/** Reads the reviews of a job, for its parties and administrators, once the job can be reviewed. */
export function useReviews(freshness: Partial<typeof withPage> = {}) {
  const { job, isInsider } = useJobScreen();
  // If an administrator has set a paid job back to Complete, the job keeps its reviews.
  const isPaidAlready = job.status === 'completed' && job.paymentStatus === 'released';
  const enabled = isInsider && (isReviewable(job.status) || isPaidAlready);
  return useRead('listJobReviews', { params: { id: job.id } }, { ...freshness, enabled });
}

/** Returns the viewer's review of the other party. A retailer's review of an earlier installer does not count. */
export function useOwnReview(): Review | undefined {
  const { id } = useUser();
  const { job, is } = useJobScreen();
  const other = is('owner') ? job.assignedInstallerId : job.retailerId;
  return useReviews().data?.reviews.find(({ fromUserId, toUserId }) => fromUserId === id && toUserId === other);
}
