import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { childId } from '#shared/domain/ids.ts';
import { averageOf } from '#shared/domain/people/reputation.ts';
import type { RatingRow } from '../../data/rows.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';

type RatingView = AnswerOf<Routes['createRating']>['rating'];

export const viewRating = (row: RatingRow): RatingView => ({
  id: childId(row.jobId, row.ratingId),
  jobId: row.jobId,
  fromUserId: row.fromUserId,
  toUserId: row.toUserId,
  reviewerRole: row.reviewerRole,
  jobOrganisation: row.jobOrganisation ?? null,
  professionalism: row.professionalism ?? null,
  workmanship: row.workmanship ?? null,
  communication: row.communication,
  payment: row.payment ?? null,
  average: averageOf(row.sixths, 1) ?? 0,
  review: row.review,
  reviewText: row.review,
  removedAt: row.removedAt ?? null,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/**
 * Shows one user the reviews of a job. An installer sees the reviews between the owner and themselves, not those of the job's
 * other installers. Only its author sees a removed review.
 */
export const reviewsFor = (
  userId: string,
  { relations, ratings }: Pick<JobAccess, 'relations' | 'ratings'>,
): RatingView[] =>
  ratings
    .filter(({ removedAt, fromUserId, toUserId }) =>
      removedAt === undefined
        ? !relations.includes('assignee') || fromUserId === userId || toUserId === userId
        : fromUserId === userId,
    )
    .map(viewRating);
