import type { JobType, Licence } from '../jobs/job.ts';
import type { State } from '../places/australia.ts';
import type { Position } from '../places/distance.ts';
import { type Crew, type Fit, fitOf } from './fit.ts';

/** How the public jobs are filtered and put in order for one installer. */

export const workSorts = ['distance', 'price', 'newest'] as const;
export type WorkSort = (typeof workSorts)[number];

/** What is known of a public job without reading it. */
export interface OpenJob {
  id: string;
  position: Position | null;
  state: State | null;
  jobType: JobType;
  requiredLicenses: readonly Licence[];
  preferredWeek: string | null;
  sizeKw: number | null;
  priceCents: number;
  /** In the ticks of `ticksOf`. */
  postedAt: number;
}

const tickMs = 10;
const firstTick = Date.UTC(2020, 0, 6);
/** Hundredths of a second since 2020, which are enough to list newer jobs first. */
export const ticksOf = (instant: string): number => Math.floor((Date.parse(instant) - firstTick) / tickMs);

export interface WorkFilter {
  state?: State | undefined;
  jobType?: JobType | undefined;
  /** Jobs that need this licence, alone or with others. */
  licence?: Licence | undefined;
  minKw?: number | undefined;
  maxKw?: number | undefined;
  /** Dollars, ex GST. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Only what fits the installer who asks. It takes an installer to tell, so `passesFilter` does not look at it. */
  fits?: 'only' | undefined;
}

const isBetween = (value: number | null, least: number | undefined, most: number | undefined): boolean =>
  (least === undefined || (value !== null && value >= least)) &&
  (most === undefined || (value !== null && value <= most));

/** A job of unknown size passes no filter by size. */
export const passesFilter = (job: OpenJob, filter: WorkFilter): boolean =>
  (filter.state === undefined || job.state === filter.state) &&
  (filter.jobType === undefined || job.jobType === filter.jobType) &&
  (filter.licence === undefined || job.requiredLicenses.includes(filter.licence)) &&
  isBetween(job.sizeKw, filter.minKw, filter.maxKw) &&
  isBetween(job.priceCents / 100, filter.minPrice, filter.maxPrice);

/** Without a profile, nobody knows what fits, so nothing is left out. */
const suits = (fit: Fit | null, { fits }: WorkFilter): boolean => fits === undefined || fit === null || fit.fits;

/** Whether an installer who looks with this filter finds the job. `today` is the civil date at the site. */
export const finds = (filter: WorkFilter, job: OpenJob, crew: Crew | null, today: string): boolean =>
  passesFilter(job, filter) && suits(crew && fitOf(crew, job, today), filter);

/** A job's place in the order: what fits comes first, then what the sort says, then the newer one. */
export interface WorkRank {
  group: 0 | 1;
  value: number;
  postedAt: number;
  id: string;
}

/**
 * Sixteen bits that tell one company from another, because lists hold no ids of companies. Two companies may share them, which
 * only moves a few jobs in the list.
 */
export const companyMark = (retailerId: string): number => Number.parseInt(retailerId.slice(0, 4), 16);

/** A public job in a list, with the mark of its company. */
export type ListedWork = OpenJob & { company: number };
export type JobRank = WorkRank & { company: number };

const farthest = 1e6;

function sortValue(job: OpenJob, fit: Fit | null, sort: WorkSort): number {
  if (sort === 'price') return -job.priceCents;
  return sort === 'distance' ? (fit?.distanceKm ?? farthest) : 0;
}

export function compareRanks(a: WorkRank, b: WorkRank): number {
  const newerFirst = b.postedAt - a.postedAt;
  return a.group - b.group || a.value - b.value || newerFirst || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/**
 * The jobs that pass, in order. Without a crew, nobody knows what fits, so all are in one group. `todayAt` is the civil date
 * in a state.
 */
export function rankJobs(
  jobs: readonly ListedWork[],
  crew: Crew | null,
  { filter, sort, todayAt }: { filter: WorkFilter; sort: WorkSort; todayAt: (state: State | null) => string },
): JobRank[] {
  return jobs
    .filter((job) => passesFilter(job, filter))
    .map((job) => ({ job, fit: crew && fitOf(crew, job, todayAt(job.state)) }))
    .filter(({ fit }) => suits(fit, filter))
    .map(
      ({ job, fit }): JobRank => ({
        group: fit === null || fit.fits ? 0 : 1,
        value: sortValue(job, fit, sort),
        postedAt: job.postedAt,
        id: job.id,
        company: job.company,
      }),
    )
    .sort(compareRanks);
}
