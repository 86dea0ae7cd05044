import { discoveryRoutes } from '#shared/api/discovery.ts';
import { allRoutes } from '#shared/api/index.ts';
import { getLandingStats } from '../core/discovery/landing-stats.ts';
import { listNearby, locatePlace, mapsConfig, suggest } from '../core/discovery/places.ts';
import { listFeaturedJobs } from '../core/jobs/public-jobs.ts';
import { createHandler } from '../http/chain/create-handler.ts';

export const handler = createHandler(
  'discovery',
  discoveryRoutes,
  {
    getLandingStats: () => getLandingStats(),
    listFeaturedJobs: async () => ({ jobs: await listFeaturedJobs() }),
    getMapsConfig: async () => mapsConfig(),
    suggestPlaces: ({ query }) => suggest(query.q, query.limit),
    geocodePlace: ({ query }) => locatePlace(query.q),
    listNearbyPlaces: ({ query }) => listNearby(query.lat, query.lng, query.limit),
  },
  allRoutes,
);
