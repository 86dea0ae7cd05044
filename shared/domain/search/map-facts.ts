import type { Accreditation, JobType } from '../jobs/job.ts';
import type { DirectoryFacts } from '../people/directory.ts';
import { isNewcomer } from '../people/reputation.ts';
import { type MapFacts, type MapRating, mapAvailabilityOf, mapRatings } from '../places/map-chips.ts';

/** Derives the facts for the filters of the map from the items of a list. */

export const mapFactsOfJob = ({ jobType }: { jobType: JobType }): MapFacts => ({
  availability: null,
  rating: null,
  specialties: jobType.includes('Battery') ? ['battery'] : [],
});

/** Returns the highest rating filter that an installer passes. Fewer than 3 reviews pass none, because users see "New". */
const ratingOf = ({ averageRating, reviewCount }: DirectoryFacts): MapRating | null =>
  averageRating === null || isNewcomer(reviewCount)
    ? null
    : (mapRatings.findLast((least) => averageRating >= least) ?? null);

export const mapFactsOfInstaller = (facts: DirectoryFacts & { licences: readonly Accreditation[] }): MapFacts => ({
  availability: mapAvailabilityOf(facts.availability, facts.leadTimeDays),
  rating: ratingOf(facts),
  specialties: [
    ...(facts.services.includes('Residential Solar') ? (['residential'] as const) : []),
    ...(facts.services.includes('Commercial Solar') ? (['commercial'] as const) : []),
    ...(facts.services.includes('Battery Storage') || facts.licences.includes('Battery') ? (['battery'] as const) : []),
  ],
});
