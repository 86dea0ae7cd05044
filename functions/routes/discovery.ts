import { discoveryRoutes } from '#shared/api/discovery.ts';
import { allRoutes } from '#shared/api/index.ts';
import { getLandingStats } from '../core/discovery/landing-stats.ts';
import { listFeaturedJobs } from '../core/jobs/public-jobs.ts';
import { setting } from '../env.ts';
import { createHandler } from '../http/chain/create-handler.ts';
import { geocode, nearbyPlaces, suggestPlaces } from '../places/gazetteer.ts';

export const handler = createHandler(
  'discovery',
  discoveryRoutes,
  {
    getLandingStats: () => getLandingStats(),
    listFeaturedJobs: async () => ({ jobs: await listFeaturedJobs() }),
    getMapsConfig: async () => ({ apiKey: setting('GOOGLE_MAPS_API_KEY') || null }),
    suggestPlaces: async ({ query }) => ({
      places: query.q === '' ? [] : await suggestPlaces(query.q, query.limit),
      nextCursor: null,
    }),
    geocodePlace: async ({ query }) => (await geocode(query.q)) ?? { place: null, precision: null },
    listNearbyPlaces: async ({ query }) => ({
      places: await nearbyPlaces(query.lat, query.lng, query.limit),
      nextCursor: null,
    }),
  },
  allRoutes,
);
