import type { paymentRoutes } from '#shared/api/payments.ts';
import { byAssignee, everyone, record, wrongState } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const paymentExpectations = {
  aboutJobs: {
    //         RN   RO   IU   II   IA   IS   FO   SI   SR   AD  (the callers, see `cells.ts`)
    'POST /api/jobs/{id}/request-payment': {
      people: byAssignee,
      done: 200,
      in: 'completed',
      otherwise: wrongState,
      call: { leaves: true },
    },
    'GET /api/payments/{id}': { people: record, done: 200 },
    'POST /api/payments/{id}/approve': {
      people: '404  ok   403  403  403  403  403  403  404  v403',
      done: 200,
      in: 'completed',
      otherwise: wrongState,
    },
    'GET /api/payments/{id}/remittance': { people: record, done: 302, in: 'paid archived', otherwise: 'not_found' },
  },
  aboutPeople: {
    'GET /api/payments': { people: everyone, done: 200 },
  },
} satisfies GroupExpectations<typeof paymentRoutes>;
