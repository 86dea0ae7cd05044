import type { Fit } from './fit.ts';

/** The order in which a retailer reads applicants and their applications, unless they choose another one. */

export interface FitFacts {
  /** Null for an installer without a profile. */
  fit: Pick<Fit, 'fits' | 'missingLicences' | 'distanceKm'> | null;
  averageRating: number | null;
  reviewCount: number;
}

/** The numbers by which to compare two applicants, the most important first. A larger number is better. */
export type Rank = readonly number[];

/** A distance in kilometres for an applicant whose distance is not known. No two places in Australia are farther apart. */
const farthest = 20_000;

export const rankByRating = ({ averageRating, reviewCount }: Omit<FitFacts, 'fit'>): Rank => [
  averageRating ?? 0,
  reviewCount,
];

/** Returns the rank by fit: whether the job fits, the missing accreditations, the distance, then the rating. */
export const rankByFit = ({ fit, ...rating }: FitFacts): Rank => [
  fit?.fits ? 1 : 0,
  -(fit?.missingLicences.length ?? 0),
  -(fit?.distanceKm ?? farthest),
  ...rankByRating(rating),
];

/** Compares two ranks for a sort, the better one first. */
export function compareByRank(a: Rank, b: Rank): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}
