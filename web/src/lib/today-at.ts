import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { type State, timeZoneOfState } from '#shared/domain/places/australia.ts';

/** Returns today at the site of a job in a list, which has no time zone, as a civil date. */
export const todayAt = (
  { state, postcode }: { state: State | null; postcode: string | null },
  now = new Date(),
): string => todayIn(state ? timeZoneOfState(state, postcode ?? '') : usualZone, now);
