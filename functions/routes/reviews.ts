import { reviewRoutes } from '#shared/api/reviews.ts';
import { reviewsFor, viewRating } from '../core/work/rating-view.ts';
import { createRating, updateRating } from '../core/work/ratings.ts';
import { replayRating } from '../core/work/replays.ts';
import { createHandler } from '../http/chain/create-handler.ts';

export const handler = createHandler('reviews', reviewRoutes, {
  listJobReviews: async ({ actor, loaded }) => ({
    reviews: reviewsFor(actor.userId, loaded),
    nextCursor: null,
  }),
  createRating: {
    run: async (call) => ({
      reference: call.loaded.job.jobId,
      body: { rating: viewRating(await createRating(call, call.loaded, call.body)) },
    }),
    replay: replayRating,
  },
  updateRating: {
    run: async (call) => ({
      reference: call.params.id,
      body: {
        rating: viewRating(await updateRating({ ...call, reference: call.params.id }, call.loaded, call.body)),
      },
    }),
    replay: replayRating,
  },
});
