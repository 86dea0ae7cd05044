import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { states, timeZoneOfState } from '#shared/domain/places/australia.ts';

/** Returns today at the site of a job, as a civil date. */
export function todayAt(
  { state, postcode }: { state: string | null; postcode: string | null },
  now = new Date(),
): string {
  const site = states.find((each) => each === state);
  return todayIn(site ? timeZoneOfState(site, postcode ?? '') : usualZone, now);
}
