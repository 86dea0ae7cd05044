import { reviewRoutes } from '#shared/api/reviews.ts';
import { parseChildId } from '#shared/domain/ids.ts';
import type { Actor } from '../core/actor.ts';
import { viewRating } from '../core/work/rating-view.ts';
import { createRating, updateRating } from '../core/work/ratings.ts';
import { createHandler } from '../http/chain/create-handler.ts';
import { findAgain } from '../http/job-answers.ts';
import { notFound } from '../refusal.ts';

const ratingAgain = async (actor: Actor, reference: string) => {
  const jobId = parseChildId(reference)?.jobId ?? reference;
  const { ratings } = await findAgain(actor, jobId);
  const own = ratings.find((rating) => rating.fromUserId === actor.userId);
  if (!own) throw notFound();
  return { rating: viewRating(own) };
};

export const handler = createHandler('reviews', reviewRoutes, {
  listJobReviews: async ({ loaded }) => ({ reviews: loaded.ratings.map(viewRating), nextCursor: null }),
  createRating: {
    run: async (call) => ({
      reference: call.loaded.job.jobId,
      body: { rating: viewRating(await createRating(call, call.loaded, call.body)) },
    }),
    replay: ratingAgain,
  },
  updateRating: {
    run: async (call) => ({
      reference: call.params.id,
      body: {
        rating: viewRating(await updateRating({ ...call, reference: call.params.id }, call.loaded.access, call.body)),
      },
    }),
    replay: ratingAgain,
  },
});
