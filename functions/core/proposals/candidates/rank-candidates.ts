import { isNewcomer } from '#shared/domain/people/reputation.ts';
import type { WorkRank } from '#shared/domain/search/find-work.ts';
import { type Crew, fitOf, type Work } from '#shared/domain/search/fit.ts';

/**
 * Ranks installers for an invitation: those who fit, then the others, and last those whose radius does not reach the job. In each
 * group, the retailer's preferred installers are first, and then the sum of the points decides. Outside their radius, the distance
 * decides instead, because it is the reason against them.
 */

export interface Candidate extends Crew {
  id: string;
  averageRating: number | null;
  reviewCount: number;
  isPreferred: boolean;
  /** The two have dealt with each other on an earlier job. */
  isKnown: boolean;
}

/** The most points for each reason. The retailer's own choice weighs more than all other reasons together. */
const worth = { preferred: 100, rating: 25, nearness: 25, known: 15, freeNow: 5 };
/** The distance in km from which nearness gives no points, for an installer without a radius. */
const usualRadius = 100;
const bestRating = 5;
/** Outweighs all points together, so that every installer within reach is before those farther away. */
const farAway = 1000;
/** Outweighs every distance in km, so that the preferred installers farther away are before the others there. */
const farthest = 50_000;
/** Outside the radius, all points together count less than a km. */
const pointsPerKm = 1000;

/** Returns the points for the rating. Without enough reviews, an installer counts as average. */
const ratingPart = ({ averageRating, reviewCount }: Candidate): number =>
  averageRating === null || isNewcomer(reviewCount) ? 0.5 : (averageRating - 1) / (bestRating - 1);

const nearPart = (distanceKm: number | null, radius: number | null): number =>
  distanceKm === null ? 0 : Math.max(0, 1 - distanceKm / (radius ?? usualRadius));

function pointsOf(candidate: Candidate, distanceKm: number | null): number {
  const { isPreferred, isKnown, availability, installRadius } = candidate;
  const points =
    (isPreferred ? worth.preferred : 0) +
    worth.rating * ratingPart(candidate) +
    worth.nearness * nearPart(distanceKm, installRadius) +
    (isKnown ? worth.known : 0) +
    (availability === 'available' ? worth.freeNow : 0);
  return Math.round(points * 100) / 100;
}

/** Returns the rank of an installer for a job. `today` is the civil date at the site. */
export function rankCandidate(candidate: Candidate, work: Work, today: string): WorkRank {
  const fit = fitOf(candidate, work, today);
  const points = pointsOf(candidate, fit.distanceKm);
  const far = farAway + (candidate.isPreferred ? 0 : farthest) + (fit.distanceKm ?? 0);
  return {
    group: fit.fits ? 0 : 1,
    value: fit.reach === 'outside' ? far - points / pointsPerKm : -points,
    postedAt: 0,
    id: candidate.id,
  };
}
