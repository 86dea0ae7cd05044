import type { discoveryRoutes } from '#shared/api/discovery.ts';
import { everyone, everyVisitor, sessionOptional } from './cells.ts';
import type { GroupExpectations } from './expectation.ts';

export const discoveryExpectations = {
  aboutJobs: {
    'GET /api/public/jobs/{id}': {
      people: everyone,
      visitors: 'own own own own',
      done: 200,
      in: 'open',
      otherwise: 'not_found',
    },
  },
  aboutPeople: {
    'GET /api/config/google-maps': { people: everyone, visitors: everyVisitor, done: 200 },
    'GET /api/landing/stats': { people: everyone, visitors: everyVisitor, done: 200 },
    'GET /api/landing/featured-jobs': { people: everyone, visitors: everyVisitor, done: 200 },
    'GET /api/landing/dots': { people: everyone, visitors: everyVisitor, done: 200 },
    'GET /api/places': { people: everyone, visitors: everyVisitor, done: 200 },
    'GET /api/places/geocode': { people: everyone, visitors: everyVisitor, done: 200 },
    'GET /api/places/nearby': { people: everyone, visitors: everyVisitor, done: 200 },
    'GET /api/map': { people: everyone, visitors: sessionOptional, done: 200 },
    'GET /api/installers': { people: everyone, visitors: sessionOptional, done: 200 },
    'GET /api/map/unplaced': { people: everyone, done: 200 },
  },
} satisfies GroupExpectations<typeof discoveryRoutes>;
