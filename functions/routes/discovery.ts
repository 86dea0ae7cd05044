import { discoveryRoutes } from '#shared/api/discovery.ts';
import { getLandingStats } from '../core/discovery/landing-stats.ts';
import { listNearby, locatePlace, mapsConfig, suggest } from '../core/discovery/places.ts';

import { createHandler } from '../http/chain/create-handler.ts';
import { answerOther } from '../http/pages/answer-other.ts';

export const handler = createHandler(
  'discovery',
  discoveryRoutes,
  {
    getLandingStats: () => getLandingStats(),
    listFeaturedJobs: async () => ({ jobs: await (await import('../core/discovery/whole-map.ts')).listFeaturedJobs() }),
    getPublicJob: async ({ params }) => (await import('../core/discovery/whole-map.ts')).getPublicJob(params.id),
    getLandingDots: async () => (await import('../core/discovery/whole-map.ts')).getLandingDots(),
    getMapsConfig: async () => mapsConfig(),
    suggestPlaces: ({ query }) => suggest(query.q, query.limit),
    geocodePlace: ({ query }) => locatePlace(query.q),
    // Visitors ask for the other answers, so the map is loaded with the first person who asks for it.
    getMap: async ({ actor, query }) => (await import('../core/discovery/whole-map.ts')).viewMap(actor, query),
    listInstallers: async ({ actor, query }) =>
      (await import('../core/directory/list-installers.ts')).listInstallers(actor, query),
    listUnplaced: async ({ actor, query }) =>
      (await import('../core/discovery/whole-map.ts')).listUnplaced(actor, query),
    listNearbyPlaces: ({ query }) => listNearby(query),
  },
  answerOther,
);
