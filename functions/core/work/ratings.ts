import type { Role } from '#shared/domain/jobs/job.ts';
import { isCounted } from '#shared/domain/people/reputation.ts';
import { readCounted } from '../../data/people/acquaintance-queries.ts';
import { countReview } from '../../data/people/acquaintance-writes.ts';
import type { RatingRow } from '../../data/rows.ts';
import { putRating } from '../../data/work/rating-writes.ts';
import { newId } from '../../new-id.ts';
import { Refusal } from '../../refusal.ts';
import type { JobAccess } from '../jobs/access/job-access.ts';
import { type AwardedJob, asAwarded } from '../jobs/awarded-job.ts';
import type { Changer } from '../jobs/run-transition.ts';
import { runTransition } from '../jobs/run-transition.ts';
import { notify } from '../notifications/notify.ts';
import { type GivenScores, scoresOf } from './rating-scores.ts';

interface ReviewInput extends GivenScores {
  review?: string | null | undefined;
}
/** Facts about the review that the client may repeat. They must match the server's. */
interface ReviewClaims {
  fromUserId?: string | undefined;
  toUserId?: string | undefined;
  reviewerRole?: Role | undefined;
}

function refuseFalseClaims(claims: ReviewClaims, truth: Required<ReviewClaims>): void {
  const wrong = (Object.keys(truth) as (keyof ReviewClaims)[]).filter(
    (name) => claims[name] !== undefined && claims[name] !== truth[name],
  );
  if (wrong.length > 0)
    throw new Refusal('invalid', { fields: Object.fromEntries(wrong.map((name) => [name, 'This is not right'])) });
}

const ratingIn = (access: JobAccess, isIt: (rating: RatingRow) => boolean): RatingRow => {
  const row = access.ratings.find(isIt);
  if (!row) throw new Refusal('internal');
  return row;
};

/**
 * Returns a function that tells whether a review is by the first of these companies about the second. A job keeps the reviews
 * of a former installer, so each installer of a job is reviewed separately.
 */
const isBetween = (fromUserId: string, toUserId: string) => (rating: RatingRow) =>
  rating.fromUserId === fromUserId && rating.toUserId === toUserId;

/** Refuses a change of a removed review. Its author sees that it was removed, and cannot restore it. */
function refuseRemoved({ removedAt }: RatingRow): void {
  if (removedAt !== undefined)
    throw new Refusal('wrong_state', {
      message: 'An administrator has removed your review. It can no longer be changed.',
    });
}

const reviewText = ({ card }: AwardedJob, by: Role): string =>
  by === 'retailer'
    ? `${card.retailerCompany} reviewed your work on this job.`
    : `${card.assignedCompany} reviewed you for this job.`;

export async function createRating(
  changer: Changer,
  access: JobAccess,
  input: ReviewInput & ReviewClaims,
): Promise<RatingRow> {
  const { actor } = changer;
  const reviewerRole: Role = access.relations.includes('owner') ? 'retailer' : 'installer';
  const recipientIn = ({ assignedInstallerId, retailerId }: AwardedJob) =>
    reviewerRole === 'retailer' ? assignedInstallerId : retailerId;
  const { given, sixths } = scoresOf(reviewerRole, input);
  const action = ({ job }: JobAccess) => (job.status === 'archived' ? 'laterReview' : 'firstReview');
  const after = await runTransition(changer, access, action, async ({ access: current, job, at, now }) => {
    const toUserId = recipientIn(job);
    const earlier = current.ratings.find(isBetween(actor.userId, toUserId));
    if (earlier) refuseRemoved(earlier);
    if (earlier)
      throw new Refusal('already_exists', { message: 'You have already reviewed this job. You can edit your review.' });
    refuseFalseClaims(input, { fromUserId: actor.userId, toUserId, reviewerRole });
    const pair = { retailerId: job.retailerId, installerId: job.assignedInstallerId };
    const last = await readCounted(pair, reviewerRole);
    // An account with an unconfirmed email address is easy to create, so its reviews do not count.
    const counts = !actor.user.unconfirmed && isCounted(last, now);
    const rating: RatingRow = {
      jobId: job.jobId,
      ratingId: current.ratings.some(({ fromUserId }) => fromUserId === actor.userId) ? newId(now) : actor.userId,
      fromUserId: actor.userId,
      toUserId,
      reviewerRole,
      ...given,
      sixths,
      review: input.review ?? '',
      ...(counts ? {} : { isUncounted: true }),
      createdAt: at,
      updatedAt: at,
    };
    return {
      job,
      rows: { ratings: [...current.ratings, rating] },
      writes: [putRating(rating), ...(counts ? [countReview(pair, reviewerRole, last, at)] : [])],
      effects: [
        ...(counts ? [{ reputation: { userId: toUserId, sixths, reviewCount: 1 } }] : []),
        notify(job, toUserId, 'review', 'New review', reviewText(job, reviewerRole)),
      ],
    };
  });
  return ratingIn(after, isBetween(actor.userId, recipientIn(asAwarded(after.job))));
}

export async function updateRating(
  changer: Changer,
  { access, rating: { ratingId } }: { access: JobAccess; rating: RatingRow },
  input: ReviewInput & { jobId?: string | undefined },
): Promise<RatingRow> {
  const isIt = (rating: RatingRow) => rating.ratingId === ratingId;
  if (input.jobId !== undefined && input.jobId !== access.job.jobId)
    throw new Refusal('invalid', { fields: { jobId: 'This is not right' } });
  const after = await runTransition(changer, access, 'laterReview', ({ access: current, job, at }) => {
    const previous = ratingIn(current, isIt);
    refuseRemoved(previous);
    const { given, sixths } = scoresOf(previous.reviewerRole, input);
    const {
      jobOrganisation: _j,
      professionalism: _p,
      workmanship: _w,
      communication: _c,
      payment: _m,
      ...kept
    } = previous;
    const rating: RatingRow = { ...kept, ...given, sixths, review: input.review ?? '', updatedAt: at };
    return {
      job,
      rows: { ratings: current.ratings.map((each) => (isIt(each) ? rating : each)) },
      writes: [putRating(rating)],
      effects:
        sixths === previous.sixths || previous.isUncounted
          ? []
          : [{ reputation: { userId: previous.toUserId, sixths: sixths - previous.sixths } }],
    };
  });
  return ratingIn(after, isIt);
}
