/**
 * How well an installer fits a job, as facts a retailer can weigh when inviting. Nothing here blocks anyone:
 * a missing licence or a long distance is shown, and the retailer decides.
 */
import { distanceKm } from './distance.ts';
import type { Licence } from './job.ts';

export const availabilities = ['available', 'lead_time', 'not_available'] as const;
export type Availability = (typeof availabilities)[number];

interface MaybeLocated {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

export interface RankedInstaller extends MaybeLocated {
  installRadius: number;
  accreditations: readonly Licence[];
  availability: Availability;
  leadTimeDays?: number | null | undefined;
  /** To one decimal, or null while there are too few reviews to show. */
  averageRating?: number | null | undefined;
}

export interface RankedJob extends MaybeLocated {
  requiredLicenses: readonly Licence[];
}

export interface Ranking {
  /** To one decimal, or null when either place is unknown. */
  distanceKm: number | null;
  withinRadius: boolean | null;
  missingLicences: Licence[];
  availability: Availability;
  leadTimeDays: number | null;
  averageRating: number | null;
}

const positionOf = ({ latitude, longitude }: MaybeLocated) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

export const rankForJob = (installer: RankedInstaller, job: RankedJob): Ranking => {
  const home = positionOf(installer);
  const site = positionOf(job);
  const distance = home && site ? distanceKm(home, site) : null;
  return {
    distanceKm: distance === null ? null : Math.round(distance * 10) / 10,
    withinRadius: distance === null ? null : distance <= installer.installRadius,
    missingLicences: job.requiredLicenses.filter((licence) => !installer.accreditations.includes(licence)),
    availability: installer.availability,
    leadTimeDays: installer.availability === 'lead_time' ? (installer.leadTimeDays ?? null) : null,
    averageRating: installer.averageRating ?? null,
  };
};

/** Distances are compared in steps of ten kilometres, so that a small difference does not outweigh better reviews. */
const distanceBandKm = 10;
const unknownLast = Number.MAX_SAFE_INTEGER;

const sortKey = (ranking: Ranking): number[] => [
  ranking.missingLicences.length,
  ranking.withinRadius === null ? 1 : ranking.withinRadius ? 0 : 2,
  availabilities.indexOf(ranking.availability),
  ranking.distanceKm === null ? unknownLast : Math.floor(ranking.distanceKm / distanceBandKm),
  ranking.availability === 'lead_time' ? (ranking.leadTimeDays ?? unknownLast) : 0,
  -(ranking.averageRating ?? 0),
  ranking.distanceKm ?? unknownLast,
];

/** Best fit first: licences, then reach, availability, distance, lead time and reviews. */
export const compareRankings = (a: Ranking, b: Ranking): number => {
  const other = sortKey(b);
  for (const [index, value] of sortKey(a).entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
