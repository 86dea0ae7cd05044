import type { reviewRoutes } from '#shared/api/reviews.ts';
import { posted, record, wrongState } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const reviewExpectations = {
  aboutJobs: {
    //         RN   RO   IU   II   IA   IS   FO   SI   SR   AD  (the callers, see `cells.ts`)
    'GET /api/jobs/{id}/reviews': { people: record, done: 200 },
    // The example has the scores that a retailer gives. An installer gives other scores.
    'POST /api/ratings': {
      people: '404  ok   404  404  404  ok   404  404  404  v403',
      done: 201,
      in: 'paid archived',
      otherwise: wrongState,
      except: { 'assignee archived': 'already_exists' },
      call: {
        body: ({ role }) => ({
          jobId: '{paid}',
          ...(role === 'retailer'
            ? { professionalism: 5, workmanship: 4, communication: 5 }
            : { jobOrganisation: 5, payment: 4, communication: 5 }),
        }),
      },
    },
    // The example has the scores that a retailer gives. Here, the assignee changes a review.
    "PUT /api/ratings/{id} (the assignee's)": {
      people: '404  r403 404  404  404  own  404  404  404  r403',
      done: 200,
      absentIn: `draft ${posted} accepted booked in_progress completed paid cancelled deleted`,
      call: { body: { jobOrganisation: 4, payment: 4, communication: 4 } },
    },
  },
} satisfies GroupExpectations<typeof reviewRoutes>;
