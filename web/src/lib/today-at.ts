import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { type State, timeZoneOfState } from '#shared/domain/places/australia.ts';

/**
 * Returns today at the site of a job, as a civil date. Uses the state and the postcode, because a job in a list has no time zone.
 */
export const todayAt = (
  { state, postcode }: { state: State | null; postcode: string | null },
  now = new Date(),
): string => todayIn(state ? timeZoneOfState(state, postcode ?? '') : usualZone, now);
