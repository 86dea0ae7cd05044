import * as z from 'zod';
import { jobTypes, saaAccreditations } from '../../domain/jobs/job.ts';
import { states } from '../../domain/places/australia.ts';
import { workSorts } from '../../domain/search/find-work.ts';
import { reaches, timings } from '../../domain/search/fit.ts';
import { civilDate, dollars, kilo, latitude, line, longitude, pageQuery, whole } from './common-fields.ts';
import { credentialObjection } from './credential-fields.ts';

/** The query of the page Find work, and the fit of a job for an installer. */

const least = 'Enter 0 or more';
/** The maximum number of jobs on a page. A request can ask for fewer. */
export const mostWork = 20;

/** The filter of the public jobs. */
export const workFilter = z.strictObject({
  /** The name and the position of the searched place, and the radius in kilometres (`within`). The search ignores the name. */
  place: line(200).optional(),
  lat: latitude.optional(),
  lng: longitude.optional(),
  within: whole({ min: 10, max: 500, tooSmall: 'At least 10 km', tooLarge: 'At most 500 km' }).optional(),
  state: z.enum(states).optional(),
  jobType: z.enum(jobTypes).optional(),
  licence: z.enum(saaAccreditations).optional(),
  minKw: kilo(0, least).optional(),
  maxKw: kilo(0, least).optional(),
  minPrice: dollars(least).optional(),
  maxPrice: dollars(least).optional(),
  /** Leaves out jobs that do not fit the installer. */
  fits: z.literal('only').optional(),
});

export const workQuery = workFilter.extend({
  ...pageQuery,
  limit: whole({ min: 1, max: mostWork, tooSmall: 'At least 1', tooLarge: `At most ${mostWork}` }).optional(),
  sort: z.enum(workSorts).optional(),
});

export const fitView = z
  .strictObject({
    fits: z.boolean(),
    reach: z.enum(reaches),
    /** Whole kilometres from the installer's base. */
    distanceKm: z.number().nullable(),
    missingLicences: z.array(z.enum(saaAccreditations)),
    timing: z.enum(timings),
    freeFrom: civilDate.nullable(),
    /** Objections to the installer's credentials on the day of the work. An objection excludes no installer. */
    objections: z.array(credentialObjection),
  })
  .meta({ id: 'Fit' });
