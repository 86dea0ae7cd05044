import * as z from 'zod';
import { roles } from '../domain/jobs/job.ts';
import { childId, text, timestamp, uuid, whole } from './fields/common-fields.ts';
import { defineRoute } from './route/route.ts';

const base = { group: 'reviews', status: 200 } as const;

const score = whole({
  min: 1,
  max: 5,
  tooSmall: 'Give 1 to 5 stars',
  tooLarge: 'Give 1 to 5 stars',
});

/** The scores of a review. Each role gives three of them. The server refuses a score that belongs to the other role. */
const scores = {
  jobOrganisation: score.nullish(),
  professionalism: score.nullish(),
  workmanship: score.nullish(),
  communication: score,
  payment: score.nullish(),
};

const savedScore = z.number().nullable();
export const ratingView = z
  .strictObject({
    id: childId,
    jobId: uuid,
    fromUserId: uuid,
    toUserId: uuid,
    reviewerRole: z.enum(roles),
    jobOrganisation: savedScore,
    professionalism: savedScore,
    workmanship: savedScore,
    communication: z.number(),
    payment: savedScore,
    average: z.number(),
    review: z.string(),
    reviewText: z.string(),
    /** When an administrator removed the review. From then on, only its author sees it. */
    removedAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Rating' });
const oneRating = z.strictObject({ rating: ratingView });

export const reviewRoutes = {
  listJobReviews: defineRoute({
    ...base,
    name: 'listJobReviews',
    method: 'GET',
    path: '/api/jobs/{id}/reviews',
    access: 'jobRecord',
    ability: 'ownJobs',
    summary: 'The reviews that both companies gave each other.',
    params: z.strictObject({ id: uuid }),
    response: z.strictObject({ reviews: z.array(ratingView), nextCursor: z.null() }),
    changesWith: ['job'],
    example: { who: 'owner', params: { id: '{reviewed}' } },
    errors: [],
    origin: 'specified',
  }),
  createRating: defineRoute({
    ...base,
    name: 'createRating',
    method: 'POST',
    path: '/api/ratings',
    access: 'jobReviewer',
    summary: 'One company reviews the other. The first review archives the job.',
    body: z.strictObject({
      jobId: uuid,
      fromUserId: uuid.optional(),
      toUserId: uuid.optional(),
      reviewerRole: z.enum(roles).optional(),
      ...scores,
      review: text(2000).nullish(),
    }),
    response: oneRating,
    status: 201,
    example: {
      who: 'owner',
      body: {
        jobId: '{paid}',
        fromUserId: '{owner}',
        toUserId: '{assignee}',
        reviewerRole: 'retailer',
        jobOrganisation: null,
        professionalism: 5,
        workmanship: '4',
        communication: 4,
        payment: null,
        review: 'Good',
      },
    },
    errors: ['wrong_state', 'already_exists', 'invalid'],
    origin: 'specified',
  }),
  updateRating: defineRoute({
    ...base,
    name: 'updateRating',
    method: 'PUT',
    path: '/api/ratings/{id}',
    access: 'ratingAuthor',
    summary: 'The author changes a review.',
    params: z.strictObject({ id: childId }),
    body: z.strictObject({ jobId: uuid.optional(), ...scores, review: text(2000).nullish() }),
    response: oneRating,
    example: {
      who: 'owner',
      params: { id: '{rating}' },
      body: {
        jobId: '{reviewed}',
        jobOrganisation: null,
        professionalism: 5,
        workmanship: '4',
        communication: 4,
        payment: null,
        review: 'Better',
      },
    },
    errors: ['wrong_state', 'invalid'],
    origin: 'specified',
  }),
};
