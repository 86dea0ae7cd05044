import { discoveryRoutes } from '#shared/api/discovery.ts';
import { listInstallers } from '../core/directory/list-installers.ts';
import { getLandingDots } from '../core/discovery/landing-dots.ts';
import { getLandingStats } from '../core/discovery/landing-stats.ts';
import { listNearby, locatePlace, mapsConfig, suggest } from '../core/discovery/places.ts';
import { getPublicJob } from '../core/jobs/public-job.ts';
import { listFeaturedJobs } from '../core/jobs/public-jobs.ts';
import { listUnplaced, viewMap } from '../core/map/view-map.ts';
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
    getMap: ({ actor, query }) => viewMap(actor, query),
    listInstallers: ({ actor, query }) => listInstallers(actor, query),
    listUnplaced: ({ actor, query }) => listUnplaced(actor, query),
    listNearbyPlaces: ({ query }) => listNearby(query),
  },
  answerOther,
);
