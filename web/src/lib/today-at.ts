import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { type State, timeZoneOfState } from '#shared/domain/places/australia.ts';

/** Returns today at the site of a job, as a civil date. For a job in a list, which has no time zone. */
export const todayAt = (
  { state, postcode }: { state: State | null; postcode: string | null },
  now = new Date(),
): string => todayIn(state ? timeZoneOfState(state, postcode ?? '') : usualZone, now);
