import * as z from 'zod';
import { jobTypes, roles, saaAccreditations } from '../../domain/jobs/job.ts';
import { availabilities } from '../../domain/people/installer.ts';
import { mapAvailabilities, mapRatings, mapSpecialties } from '../../domain/places/map-chips.ts';
import { geoPrecisions } from '../../domain/places/place.ts';
import { civilDate, listed, nextCursor, numeric, pageQuery, uuid } from '../fields/common-fields.ts';
import { fitView } from '../fields/find-work-fields.ts';
import { defineRoute } from '../route/route.ts';

/** Cuts a number to ten decimals, because maps send their edges with more decimals than `numeric` accepts. */
const shorter = (value: number | string): number | string =>
  typeof value === 'string' ? value.replace(/(\.\d{10})\d{1,10}$/, '$1') : value;
const degrees = (most: number) => z.preprocess(shorter, numeric(z.number().min(-most).max(most)));

const chips = {
  availability: z.enum(mapAvailabilities).optional(),
  rating: numeric(
    z.number().refine((value) => (mapRatings as readonly number[]).includes(value), { error: 'Choose 4 or 4.5' }),
  ).optional(),
  specialties: listed(mapSpecialties),
};

const view = z
  .strictObject({ south: degrees(90), west: degrees(180), north: degrees(90), east: degrees(180), ...chips })
  .superRefine(({ south, west, north, east }, context) => {
    if (north <= south)
      context.addIssue({ code: 'custom', path: ['north'], message: 'This must be north of the south edge' });
    if (east <= west)
      context.addIssue({ code: 'custom', path: ['east'], message: 'This must be east of the west edge' });
  });

const marker = { id: uuid, title: z.string(), place: z.string() };
const position = {
  latitude: z.number(),
  longitude: z.number(),
  geoPrecision: z.enum(geoPrecisions).nullable(),
};
const unplacedJob = z
  .strictObject({
    ...marker,
    /** Null for visitors. */
    number: z.string().nullable(),
    suburb: z.string().nullable(),
    priceExGst: z.number(),
    jobType: z.enum(jobTypes),
    pvSizeKw: z.number().nullable(),
    batterySizeKwh: z.number().nullable(),
    preferredWeek: civilDate.nullable(),
    requiredLicenses: z.array(z.enum(saaAccreditations)),
    /** Null for visitors. */
    fit: fitView.nullable(),
  })
  .meta({ id: 'UnplacedJob' });
const mapJob = unplacedJob.extend(position).meta({ id: 'MapJob' });
const unplacedInstaller = z
  .strictObject({
    ...marker,
    contactName: z.string(),
    accreditations: z.array(z.enum(saaAccreditations)),
    availability: z.enum(availabilities),
    leadTimeDays: z.number().nullable(),
    averageRating: z.number().nullable(),
    reviewCount: z.number(),
  })
  .meta({ id: 'UnplacedInstaller' });
const mapInstaller = unplacedInstaller.extend(position).meta({ id: 'MapInstaller' });

export const mapRoutes = {
  getMap: defineRoute({
    group: 'discovery',
    status: 200,
    access: 'visitor',
    name: 'getMap',
    method: 'GET',
    path: '/api/map',
    summary:
      'The items in a view of the map: public jobs for installers, public installers for retailers. Visitors, and accounts without a profile, get public jobs at the position of their suburb. A few items are listed one by one, many are counted in clusters. `battery` is the only filter for jobs.',
    query: view,
    response: z.strictObject({
      /** Null for visitors and for accounts without a profile. */
      role: z.enum(roles).nullable(),
      jobs: z.array(mapJob),
      installers: z.array(mapInstaller),
      clusters: z.array(z.strictObject({ latitude: z.number(), longitude: z.number(), count: z.number() })),
      /** The number of items in the area `counted`, whether listed or in clusters. */
      total: z.number(),
      /** The area that `total` counts: the view or, if the answer has clusters, all cells that the view touches. */
      counted: z.strictObject({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
      withoutPosition: z.number(),
    }),
    changesWith: ['jobs', 'installers'],
    example: {
      who: 'stranger',
      query: {
        south: '-44',
        west: '112',
        north: '-9',
        east: '154',
        availability: 'week',
        rating: '4.5',
        specialties: 'battery',
      },
    },
    errors: ['invalid'],
    origin: 'implied',
  }),
  listUnplaced: defineRoute({
    group: 'discovery',
    status: 200,
    access: 'signedIn',
    name: 'listUnplaced',
    method: 'GET',
    path: '/api/map/unplaced',
    summary:
      'The items without a position, which the map cannot show, with the same filters. A page may be short although another one follows.',
    query: z.strictObject({ ...pageQuery, ...chips }),
    response: z.strictObject({
      jobs: z.array(unplacedJob),
      installers: z.array(unplacedInstaller),
      nextCursor,
    }),
    changesWith: ['jobs', 'installers'],
    example: {
      who: 'stranger',
      query: { cursor: '{cursor}', availability: 'week', rating: '4.5', specialties: 'battery' },
    },
    errors: ['invalid'],
    origin: 'implied',
  }),
};
