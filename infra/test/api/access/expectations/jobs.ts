import type { jobRoutes } from '#shared/api/jobs.ts';
import { byInstallers, byOwner, byRetailers, everyone, posted, record, wrongState } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const jobExpectations = {
  aboutJobs: {
    //         RN   RO   IU   II   IA   IS   FO   SI   SR   AD  (the callers, see `cells.ts`)
    'GET /api/jobs/{id}': { people: everyone, done: 200 },
    'GET /api/jobs/shared/{shareToken}': {
      people: 'own  own  own  own  own  own  own  own  own  own',
      visitors: 'own own expired suspended',
      done: 200,
      in: posted,
      otherwise: 'not_found',
      call: { remembers: true, leaves: true },
    },
    'GET /api/jobs/{id}/history': { people: record, done: 200 },
    // The example would change fields that are locked after the award.
    'PUT /api/jobs/{id}': {
      people: byOwner,
      done: 200,
      in: 'draft open private accepted booked in_progress',
      otherwise: wrongState,
      call: { body: ({ form }) => form, leaves: true },
    },
    'DELETE /api/jobs/{id}': { people: byOwner, done: 204, in: 'draft open private', otherwise: wrongState },
    'POST /api/jobs/{id}/share': { people: byOwner, done: 200, in: posted, otherwise: wrongState },
    'GET /api/jobs/{id}/share': { people: byOwner, done: 200 },
    'DELETE /api/jobs/{id}/share': { people: byOwner, done: 204, in: posted, otherwise: wrongState },
    'POST /api/jobs/{id}/cancel': {
      people: byOwner,
      done: 200,
      in: 'open private accepted booked',
      otherwise: wrongState,
    },
  },
  aboutPeople: {
    'GET /api/jobs/retailer': { people: byRetailers, done: 200 },
    'GET /api/jobs/own': { people: everyone, done: 200 },
    'GET /api/jobs/installer': { people: byInstallers, done: 200 },
    'GET /api/jobs/public': { people: byInstallers, done: 200 },
    'GET /api/dashboard/retailer/stats': { people: byRetailers, done: 200 },
    'GET /api/dashboard/worklist': { people: everyone, done: 200 },
    'GET /api/dashboard/installer/stats': { people: byInstallers, done: 200 },
    'POST /api/jobs': { people: byRetailers, done: 201 },
  },
} satisfies GroupExpectations<typeof jobRoutes>;
