import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { childId } from '#shared/domain/ids.ts';
import { averageOf } from '#shared/domain/people/reputation.ts';
import type { RatingRow } from '../../data/rows.ts';

type RatingView = AnswerOf<Routes['createRating']>['rating'];

export const viewRating = (row: RatingRow): RatingView => ({
  id: childId(row.jobId, row.fromUserId),
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

/** A review that was removed is there for its author alone. */
export const reviewsFor = (userId: string, rows: readonly RatingRow[]): RatingView[] =>
  rows.filter(({ removedAt, fromUserId }) => removedAt === undefined || fromUserId === userId).map(viewRating);
