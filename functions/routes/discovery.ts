import { discoveryRoutes } from '#shared/api/discovery.ts';
import { getLandingDots } from '../core/public-pages/landing-dots.ts';
import { getLandingStats } from '../core/public-pages/landing-stats.ts';
import { getPublicJob } from '../core/public-pages/public-job.ts';
import { listFeaturedJobs } from '../core/public-pages/public-jobs.ts';
import { listInstallers } from '../core/search/directory/list-installers.ts';
import { listUnplaced } from '../core/search/map/list-unplaced.ts';
import { viewMap } from '../core/search/map/view-map.ts';
import { listNearby, locatePlace, mapsConfig, suggest } from '../core/whereabouts/places.ts';
import { createHandler } from '../http/chain/create-handler.ts';
import { answerOther } from '../http/pages/answer-other.ts';

export const handler = createHandler(
  'discovery',
  discoveryRoutes,
  {
    getLandingStats: () => getLandingStats(),
    listFeaturedJobs: async () => ({ jobs: await listFeaturedJobs() }),
    getPublicJob: ({ params }) => getPublicJob(params.id),
    getLandingDots: () => getLandingDots(),
    getMapsConfig: async () => mapsConfig(),
    suggestPlaces: ({ query }) => suggest(query.q, query.limit),
    geocodePlace: ({ query }) => locatePlace(query.q),
    getMap: ({ actor, query, request }) => viewMap(actor, query, request.now),
    listInstallers: ({ actor, query }) => listInstallers(actor, query),
    listUnplaced: ({ actor, query, request }) => listUnplaced(actor, query, request.now),
    listNearbyPlaces: ({ query }) => listNearby(query),
  },
  answerOther,
);
