import type { Accreditation, JobType } from '../jobs/job.ts';
import type { State } from '../places/australia.ts';
import { distanceKm, type Position } from '../places/distance.ts';
import { type Crew, type Fit, fitOf } from './fit.ts';

/** Filters and sorts the public jobs for one installer. */

export const workSorts = ['distance', 'price', 'newest'] as const;
export type WorkSort = (typeof workSorts)[number];

/** The facts of a public job that its entry in the list contains, so that a search need not read each job's row. */
export interface OpenJob {
  id: string;
  position: Position | null;
  state: State | null;
  jobType: JobType;
  requiredLicenses: readonly Accreditation[];
  preferredWeek: string | null;
  sizeKw: number | null;
  priceCents: number;
  /** When the job was posted, in the ticks of `ticksOf`. */
  postedAt: number;
}

const tickMs = 10;
const firstTick = Date.UTC(2020, 0, 6);
/** Returns an instant in hundredths of a second since 6 January 2020, which are precise enough to list newer jobs first. */
export const ticksOf = (instant: string): number => Math.floor((Date.parse(instant) - firstTick) / tickMs);

/** The radii around a place that an installer can choose, in kilometres. */
export const workRadii = [10, 25, 50, 100, 200] as const;
export const usualRadius = 50;

export interface WorkFilter {
  /** The place that the installer searched, by its name and its position. */
  place?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  /** Kilometres around that place. */
  within?: number | undefined;
  state?: State | undefined;
  jobType?: JobType | undefined;
  /** Jobs that need this licence, alone or with others. */
  licence?: Accreditation | undefined;
  minKw?: number | undefined;
  maxKw?: number | undefined;
  /** Dollars, ex GST. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Only jobs that fit the installer. `passesFilter` ignores this, because it does not know the installer. */
  fits?: 'only' | undefined;
}

const isBetween = (value: number | null, least: number | undefined, most: number | undefined): boolean =>
  (least === undefined || (value !== null && value >= least)) &&
  (most === undefined || (value !== null && value <= most));

/** Returns the middle of the searched area. Null if the filter lacks the latitude or the longitude. */
export const middleOf = ({ lat, lng }: WorkFilter): Position | null =>
  lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng };

/** Returns the distance in whole kilometres. Null if one of the two positions is unknown. */
export const kmBetween = (one: Position | null, other: Position | null): number | null =>
  one && other && Math.round(distanceKm(one, other));

/** Tells whether a job is in the searched area. A job of unknown position is in no area. */
function isAround({ position }: OpenJob, filter: WorkFilter): boolean {
  const middle = middleOf(filter);
  if (middle === null) return true;
  const km = kmBetween(middle, position);
  return km !== null && km <= (filter.within ?? usualRadius);
}

/** Tells whether a job passes all filters except the filter by fit. A job of unknown size passes no filter by size. */
export const passesFilter = (job: OpenJob, filter: WorkFilter): boolean =>
  isAround(job, filter) &&
  (filter.state === undefined || job.state === filter.state) &&
  (filter.jobType === undefined || job.jobType === filter.jobType) &&
  (filter.licence === undefined || job.requiredLicenses.includes(filter.licence)) &&
  isBetween(job.sizeKw, filter.minKw, filter.maxKw) &&
  isBetween(job.priceCents / 100, filter.minPrice, filter.maxPrice);

/** Tells whether a job passes the filter by fit. Without a profile, the fit is unknown, so every job passes. */
const suits = (fit: Fit | null, { fits }: WorkFilter): boolean => fits === undefined || fit === null || fit.fits;

/**
 * Tells whether an installer who searches with this filter finds the job. `today` is the civil date at the site. `crew` is null
 * for an installer without a profile. They may not learn the position of a site, so their searches around a place find nothing.
 */
export const finds = (filter: WorkFilter, job: OpenJob, crew: Crew | null, today: string): boolean =>
  (crew !== null || middleOf(filter) === null) &&
  passesFilter(job, filter) &&
  suits(crew && fitOf(crew, job, today), filter);

/** A job's place in the order: fitting jobs first, then by the chosen sort, then the newer one. */
export interface WorkRank {
  group: 0 | 1;
  value: number;
  postedAt: number;
  id: string;
}

/**
 * Returns sixteen bits of a company's id to distinguish companies, because lists contain no ids of companies. If two companies
 * share the bits, only the order of a few jobs in the list changes.
 */
export const companyMark = (retailerId: string): number => Number.parseInt(retailerId.slice(0, 4), 16);

/** A public job in a list, with the mark of its company. */
export type ListedWork = OpenJob & { company: number };
export type JobRank = WorkRank & { company: number };

const farthest = 1e6;

/**
 * Returns the value to sort by. The distance is from the searched place, or from the installer's base if they searched for no
 * place.
 */
function sortValue(job: OpenJob, fit: Fit | null, sort: WorkSort, middle: Position | null): number {
  if (sort === 'price') return -job.priceCents;
  if (sort === 'newest') return 0;
  return (middle ? kmBetween(middle, job.position) : fit?.distanceKm) ?? farthest;
}

/** Compares two ranks for sorting. Negative if `a` is first. */
export function compareRanks(a: WorkRank, b: WorkRank): number {
  const newerFirst = b.postedAt - a.postedAt;
  return a.group - b.group || a.value - b.value || newerFirst || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/**
 * Returns the jobs that pass the filter, in order. Without a crew, the fit is unknown, so all jobs are in one group. `todayAt`
 * returns the civil date in a state.
 */
export function rankJobs(
  jobs: readonly ListedWork[],
  crew: Crew | null,
  { filter, sort, todayAt }: { filter: WorkFilter; sort: WorkSort; todayAt: (state: State | null) => string },
): JobRank[] {
  const middle = middleOf(filter);
  return jobs
    .filter((job) => passesFilter(job, filter))
    .map((job) => ({ job, fit: crew && fitOf(crew, job, todayAt(job.state)) }))
    .filter(({ fit }) => suits(fit, filter))
    .map(
      ({ job, fit }): JobRank => ({
        group: fit === null || fit.fits ? 0 : 1,
        value: sortValue(job, fit, sort, middle),
        postedAt: job.postedAt,
        id: job.id,
        company: job.company,
      }),
    )
    .sort(compareRanks);
}
