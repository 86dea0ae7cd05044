import * as z from 'zod';
import { mostNames, nameZooms } from '../domain/places/map-names.ts';
import { placePrecisions } from '../domain/places/place.ts';
import { line, numeric, uuid } from './fields/common-fields.ts';
import { featuredJob, publicJobView } from './fields/job-views.ts';
import { directoryRoutes } from './parts/directory.ts';
import { mapRoutes } from './parts/map.ts';
import { defineRoute } from './route/route.ts';

const base = { group: 'discovery', status: 200, access: 'public' } as const;

export const placeView = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    name: z.string(),
    state: z.string(),
    postcode: z.string(),
    lat: z.number(),
    lng: z.number(),
  })
  .meta({ id: 'Place' });
const places = z.strictObject({ places: z.array(placeView), nextCursor: z.null() });
/** The column and the row of a dot on the home page's map. Both count squares of the map from its north-west corner. */
const dot = z.tuple([z.number(), z.number()]);
const limit = (most: number, usual: number) =>
  z.preprocess((value: number | string | undefined) => value ?? usual, numeric(z.number().int().min(1).max(most)));

export const discoveryRoutes = {
  getLandingStats: defineRoute({
    ...base,
    name: 'getLandingStats',
    method: 'GET',
    path: '/api/landing/stats',
    summary: 'The number of available jobs, active installers and completed jobs.',
    response: z.strictObject({ availableJobs: z.number(), activeInstallers: z.number(), completedJobs: z.number() }),
    changesWith: [],
    example: { who: 'visitor' },
    errors: [],
    origin: 'specified',
  }),
  listFeaturedJobs: defineRoute({
    ...base,
    name: 'listFeaturedJobs',
    method: 'GET',
    path: '/api/landing/featured-jobs',
    summary: 'The newest public jobs, without street addresses: each with its company and the position of its suburb.',
    response: z.strictObject({ jobs: z.array(featuredJob) }),
    changesWith: [],
    example: { who: 'visitor' },
    errors: [],
    origin: 'specified',
  }),
  getPublicJob: defineRoute({
    ...base,
    name: 'getPublicJob',
    method: 'GET',
    path: '/api/public/jobs/{id}',
    summary:
      'A public job as visitors see it: its suburb, system, price, preferred week, accreditations and property, and its company.',
    params: z.strictObject({ id: uuid }),
    response: z.strictObject({ job: publicJobView }),
    changesWith: ['job'],
    example: { who: 'visitor', params: { id: '{open}' } },
    errors: ['not_found'],
    origin: 'implied',
  }),
  getLandingDots: defineRoute({
    ...base,
    name: 'getLandingDots',
    method: 'GET',
    path: '/api/landing/dots',
    summary: 'The regions with public jobs and with installers, as dots of the map on the home page.',
    response: z.strictObject({ jobs: z.array(dot), installers: z.array(dot) }),
    changesWith: [],
    example: { who: 'visitor' },
    errors: [],
    origin: 'implied',
  }),
  getMapsConfig: defineRoute({
    ...base,
    name: 'getMapsConfig',
    method: 'GET',
    path: '/api/config/google-maps',
    summary:
      'The browser key for Google Maps, or null if none is configured. A stage may name a tile server that needs no key.',
    response: z.strictObject({
      apiKey: z.string().nullable(),
      tiles: z.strictObject({ url: z.string(), credit: z.string() }).optional(),
    }),
    changesWith: [],
    example: { who: 'visitor' },
    errors: [],
    cacheSeconds: 300,
    origin: 'specified',
  }),
  suggestPlaces: defineRoute({
    ...base,
    name: 'suggestPlaces',
    method: 'GET',
    path: '/api/places',
    summary: 'Australian localities that begin with the given text or postcode.',
    query: z.strictObject({ q: line(100), limit: limit(20, 8) }),
    response: places,
    changesWith: [],
    example: { who: 'visitor', query: { q: 'parra', limit: '5' } },
    errors: ['invalid'],
    cacheSeconds: 86_400,
    origin: 'implied',
  }),
  geocodePlace: defineRoute({
    ...base,
    name: 'geocodePlace',
    method: 'GET',
    path: '/api/places/geocode',
    summary: 'The locality that the text names, or null.',
    query: z.strictObject({ q: line(300) }),
    response: z.strictObject({ place: placeView.nullable(), precision: z.enum(placePrecisions).nullable() }),
    changesWith: [],
    example: { who: 'visitor', query: { q: 'Richmond VIC' } },
    errors: ['invalid'],
    cacheSeconds: 86_400,
    origin: 'implied',
  }),
  listNearbyPlaces: defineRoute({
    ...base,
    name: 'listNearbyPlaces',
    method: 'GET',
    path: '/api/places/nearby',
    summary:
      'The localities nearest to a position. With a zoom, the localities to name on a map at that zoom in the square around the position, the most important first.',
    query: z.strictObject({
      lat: numeric(z.number().min(-90).max(90)),
      lng: numeric(z.number().min(-180).max(180)),
      limit: limit(mostNames, 12),
      zoom: numeric(z.number().int().min(nameZooms.farthest).max(nameZooms.closest)).optional(),
    }),
    response: places,
    changesWith: [],
    example: { who: 'visitor', query: { lat: '-33.8', lng: '151', limit: '5' } },
    errors: ['invalid'],
    cacheSeconds: 86_400,
    origin: 'implied',
  }),
  ...mapRoutes,
  ...directoryRoutes,
};
