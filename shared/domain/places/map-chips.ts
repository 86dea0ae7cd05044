/** The filters above the map. The map shows the items that pass every filter that is on. */

/** The filters by availability: now, within a week, within a month. A later filter includes the earlier ones. */
export const mapAvailabilities = ['now', 'week', 'month'] as const;
export type MapAvailability = (typeof mapAvailabilities)[number];

/** The filters by rating: the lowest average of the installers that the map shows. */
export const mapRatings = [4, 4.5] as const;
export type MapRating = (typeof mapRatings)[number];

export const mapSpecialties = ['residential', 'commercial', 'battery'] as const;
export type MapSpecialty = (typeof mapSpecialties)[number];

export interface MapFilter {
  availability?: MapAvailability | undefined;
  rating?: MapRating | undefined;
  /** An item must have all of these. */
  specialties: readonly MapSpecialty[];
}

/** The facts that the filters check. Jobs have no availability and no rating. */
export interface MapFacts {
  /** The earliest filter by availability that the installer passes, or null if none. */
  availability: MapAvailability | null;
  /** The highest filter by rating that the average passes, or null if none. */
  rating: MapRating | null;
  specialties: readonly MapSpecialty[];
}

/** Tells whether an item passes all filters that are on. */
export function passesMapFilter(facts: MapFacts, { availability, rating, specialties }: MapFilter): boolean {
  if (specialties.some((name) => !facts.specialties.includes(name))) return false;
  if (rating !== undefined && (facts.rating === null || facts.rating < rating)) return false;
  if (availability === undefined) return true;
  return (
    facts.availability !== null &&
    mapAvailabilities.indexOf(facts.availability) <= mapAvailabilities.indexOf(availability)
  );
}

const daysIn = { week: 7, month: 30 } as const;

/** Returns the earliest filter that an installer with this availability passes. */
export function mapAvailabilityOf(availability: string, leadTimeDays: number): MapAvailability | null {
  if (availability === 'available') return 'now';
  if (availability !== 'lead_time') return null;
  if (leadTimeDays <= daysIn.week) return 'week';
  return leadTimeDays <= daysIn.month ? 'month' : null;
}
