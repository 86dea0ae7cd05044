import * as z from 'zod';
import { saaAccreditations } from '../../domain/jobs/job.ts';
import { openings, ratingSteps, responseTimes, travelRanges } from '../../domain/people/directory.ts';
import { availabilities, brandCertifications, crewSizes, installerServices } from '../../domain/people/installer.ts';
import { states } from '../../domain/places/australia.ts';
import { geoPrecisions } from '../../domain/places/place.ts';
import { listed, nextCursor, numeric, pageQuery, uuid } from '../fields/common-fields.ts';
import { verifiedAt } from '../fields/profile-fields.ts';
import { defineRoute } from '../route/route.ts';

const any = 'any' as const;
/** Returns the schema of a filter: one of these values, or `any`, which turns the filter off. */
const oneOrAny = <const T extends readonly string[]>(values: T) =>
  z
    .enum([any, ...values])
    .optional()
    .transform((value) => (value === undefined || value === any ? null : (value as T[number])));

const filters = {
  states: listed(states),
  travelRange: numeric(z.number().min(travelRanges.least).max(travelRanges.most))
    .optional()
    .transform((range) => range ?? null),
  services: listed(installerServices),
  accreditations: listed(brandCertifications),
  minRating: numeric(z.number().min(ratingSteps.least).max(ratingSteps.most))
    .optional()
    .transform((rating) => rating ?? ratingSteps.least),
  crewSize: oneOrAny(crewSizes),
  responseTime: oneOrAny(responseTimes),
  availability: oneOrAny(openings),
};

const installerCard = z
  .strictObject({
    id: uuid,
    companyName: z.string(),
    /** Present only for administrators, and for retailers with a completed profile. */
    contactName: z.string().optional(),
    /** Suburb, state and postcode. Never a street. */
    location: z.string(),
    /** The position of the suburb, or a less exact one, for every user. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    geoPrecision: z.enum(geoPrecisions).nullable(),
    statesServed: z.array(z.enum(states)),
    services: z.array(z.enum(installerServices)),
    accreditations: z.array(z.enum(saaAccreditations)),
    brandCertifications: z.array(z.enum(brandCertifications)),
    crewSize: z.enum(crewSizes).nullable(),
    availability: z.enum(availabilities),
    leadTimeDays: z.number().nullable(),
    installRadius: z.number().nullable(),
    verifiedAt,
    averageRating: z.number().nullable(),
    reviewCount: z.number(),
    completedJobs: z.number(),
    /** The number of hours within which the installer answered half of all requests. Null if unknown or over 48 hours. */
    responseHours: z.number().nullable(),
    /** The id in the URL of the newest photo of the installer's work that both companies of the job have allowed. */
    newestPhotoId: uuid.nullable(),
  })
  .meta({ id: 'InstallerCard' });

export const directoryRoutes = {
  listInstallers: defineRoute({
    group: 'discovery',
    status: 200,
    access: 'visitor',
    name: 'listInstallers',
    method: 'GET',
    path: '/api/installers',
    summary:
      'The installers who pass all filters, 20 at a time, and how many there are. Several states are alternatives; several services or accreditations are all required.',
    query: z.strictObject({ ...filters, ...pageQuery }),
    response: z.strictObject({ installers: z.array(installerCard), total: z.number(), nextCursor }),
    changesWith: ['installers', 'reviews', 'finishedWork'],
    example: {
      who: 'visitor',
      query: {
        states: 'NSW,VIC',
        travelRange: '100',
        services: 'Battery Storage',
        accreditations: 'CEC Accredited',
        minRating: '4.5',
        crewSize: '3-5',
        responseTime: '4hours',
        availability: 'month',
      },
    },
    errors: ['invalid'],
    origin: 'specified',
  }),
};
