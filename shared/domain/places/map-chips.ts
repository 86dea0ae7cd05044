/** The filters above the map. Each one that is on narrows what is shown. */

/** Available at once, within a week, within a month. A later one includes the earlier ones. */
export const mapAvailabilities = ['now', 'week', 'month'] as const;
export type MapAvailability = (typeof mapAvailabilities)[number];

/** The average from which an installer is shown. */
export const mapRatings = [4, 4.5] as const;
export type MapRating = (typeof mapRatings)[number];

export const mapSpecialties = ['residential', 'commercial', 'battery'] as const;
export type MapSpecialty = (typeof mapSpecialties)[number];

export interface MapFilter {
  availability?: MapAvailability | undefined;
  rating?: MapRating | undefined;
  /** All of them. */
  specialties: readonly MapSpecialty[];
}

/** What the filters look at. Jobs have no availability and no rating. */
export interface MapFacts {
  /** The earliest filter that the installer passes, or null if none. */
  availability: MapAvailability | null;
  /** The highest filter that the average passes, or null if none. */
  rating: MapRating | null;
  specialties: readonly MapSpecialty[];
}

/** Everything with the same facts passes the same filters, so each combination of facts has a number, and is counted as one. */
const availabilityRanks = [null, ...mapAvailabilities] as const;
const ratingRanks = [null, ...mapRatings] as const;

export const combinationCount = availabilityRanks.length * ratingRanks.length * 2 ** mapSpecialties.length;

const has = (specialties: readonly MapSpecialty[]): number =>
  mapSpecialties.reduce((sum, name, bit) => sum + (specialties.includes(name) ? 2 ** bit : 0), 0);

export const combinationOf = ({ availability, rating, specialties }: MapFacts): number =>
  availabilityRanks.indexOf(availability) +
  availabilityRanks.length * (ratingRanks.indexOf(rating) + ratingRanks.length * has(specialties));

function factsOf(combination: number): MapFacts {
  const others = Math.floor(combination / availabilityRanks.length);
  const flags = Math.floor(others / ratingRanks.length);
  return {
    availability: availabilityRanks[combination % availabilityRanks.length] ?? null,
    rating: ratingRanks[others % ratingRanks.length] ?? null,
    specialties: mapSpecialties.filter((_, bit) => Math.floor(flags / 2 ** bit) % 2 === 1),
  };
}

function passes(facts: MapFacts, { availability, rating, specialties }: MapFilter): boolean {
  if (specialties.some((name) => !facts.specialties.includes(name))) return false;
  if (rating !== undefined && (facts.rating === null || facts.rating < rating)) return false;
  if (availability === undefined) return true;
  return (
    facts.availability !== null &&
    mapAvailabilities.indexOf(facts.availability) <= mapAvailabilities.indexOf(availability)
  );
}

const daysIn = { week: 7, month: 30 } as const;

/** The earliest of the filters that an installer with this availability passes. */
export function mapAvailabilityOf(availability: string, leadTimeDays: number | undefined): MapAvailability | null {
  if (availability === 'available') return 'now';
  if (availability !== 'lead_time' || leadTimeDays === undefined) return null;
  if (leadTimeDays <= daysIn.week) return 'week';
  return leadTimeDays <= daysIn.month ? 'month' : null;
}

/** The combinations that pass a filter. */
export const combinationsFor = (filter: MapFilter): ReadonlySet<number> =>
  new Set(Array.from({ length: combinationCount }, (_, each) => each).filter((each) => passes(factsOf(each), filter)));
