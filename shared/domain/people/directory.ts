import type { State } from '../places/australia.ts';
import type { Availability, BrandCertification, CrewSize, InstallerService } from './installer.ts';
import { isNewcomer } from './reputation.ts';

/** The filters of the directory of installers. */

/** The travel ranges of the slider, in kilometres. */
export const travelRanges = { least: 50, most: 500, step: 50, usual: 100 } as const;

/** The ratings of the slider, in stars. Zero means any rating. */
export const ratingSteps = { least: 0, most: 5, step: 0.5 } as const;

export const responseTimes = ['1hour', '2hours', '4hours', '24hours'] as const;
export type ResponseTime = (typeof responseTimes)[number];
export const hoursOf: Record<ResponseTime, number> = { '1hour': 1, '2hours': 2, '4hours': 4, '24hours': 24 };

export const openings = ['immediate', 'week', 'month', 'quarter', 'flexible'] as const;
export type Opening = (typeof openings)[number];
const longestLead = { week: 7, month: 30, quarter: 90 } as const;

/** The number of installers on a page. */
export const directoryPageSize = 20;

export interface DirectoryFilter {
  /** An installer must serve at least one of these states. */
  states: readonly State[];
  travelRange: number | null;
  /** An installer must offer all of these. */
  services: readonly InstallerService[];
  /** An installer must have all of these. */
  accreditations: readonly BrandCertification[];
  minRating: number;
  crewSize: CrewSize | null;
  responseTime: ResponseTime | null;
  availability: Opening | null;
}

export const noFilter: DirectoryFilter = {
  states: [],
  travelRange: null,
  services: [],
  accreditations: [],
  minRating: ratingSteps.least,
  crewSize: null,
  responseTime: null,
  availability: null,
};

/** The facts that the filters check. */
export interface DirectoryFacts {
  states: readonly State[];
  services: readonly InstallerService[];
  brands: readonly BrandCertification[];
  crewSize: CrewSize | null;
  availability: Availability;
  leadTimeDays: number;
  installRadius: number | null;
  averageRating: number | null;
  reviewCount: number;
  /** The number of hours within which the installer answered half of all requests. Null if unknown or over 48 hours. */
  responseHours: number | null;
}

/** Returns the states in which an installer works: the states in the profile, or else the state of their base. */
export const statesOf = (profile: { statesServed: readonly State[]; state?: State | null | undefined }): State[] =>
  profile.statesServed.length > 0 ? [...profile.statesServed] : profile.state ? [profile.state] : [];

const isOpen = ({ availability, leadTimeDays }: DirectoryFacts, opening: Opening): boolean => {
  if (availability === 'not_available') return false;
  if (availability === 'available' || opening === 'flexible') return true;
  return opening !== 'immediate' && leadTimeDays <= longestLead[opening];
};

const hasAll = <T>(some: readonly T[], wanted: readonly T[]): boolean => wanted.every((each) => some.includes(each));

/** Tells whether a fact passes a filter, or the filter is off (`wanted` is null). */
const suits = <T>(wanted: T | null, isEnough: (wanted: T) => boolean): boolean => wanted === null || isEnough(wanted);

/** Tells whether an installer passes all filters. */
export function passes(facts: DirectoryFacts, filter: DirectoryFilter): boolean {
  const { installRadius, averageRating, reviewCount, responseHours } = facts;
  return (
    (filter.states.length === 0 || filter.states.some((state) => facts.states.includes(state))) &&
    hasAll(facts.services, filter.services) &&
    hasAll(facts.brands, filter.accreditations) &&
    suits(filter.travelRange, (range) => installRadius !== null && installRadius >= range) &&
    suits(filter.minRating || null, (least) => ratingShown(averageRating, reviewCount) >= least) &&
    suits(filter.crewSize, (size) => facts.crewSize === size) &&
    suits(filter.responseTime, (time) => responseHours !== null && responseHours <= hoursOf[time]) &&
    suits(filter.availability, (opening) => isOpen(facts, opening))
  );
}

/** Returns the average that users see, or zero for installers shown as New. */
const ratingShown = (average: number | null, reviewCount: number): number =>
  average === null || isNewcomer(reviewCount) ? 0 : average;

const soonest: Record<Availability, number> = { available: 0, lead_time: 1, not_available: 2 };

type Ranked = Pick<DirectoryFacts, 'averageRating' | 'reviewCount' | 'availability' | 'leadTimeDays'> & { id: string };

/**
 * Compares two installers for sorting: first by whether they take work, then by the higher rating, the higher number of reviews
 * and the earlier availability.
 */
export function compareInDirectory(a: Ranked, b: Ranked): number {
  return (
    Number(a.availability === 'not_available') - Number(b.availability === 'not_available') ||
    ratingShown(b.averageRating, b.reviewCount) - ratingShown(a.averageRating, a.reviewCount) ||
    b.reviewCount - a.reviewCount ||
    soonest[a.availability] - soonest[b.availability] ||
    a.leadTimeDays - b.leadTimeDays ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}
