import { todayIn, usualZone } from '../civil-date.ts';
import { type State, timeZoneOfState } from './australia.ts';

/** Finds the current day at the site of a job. Jobs from before time zones were stored have none, but may have a state. */

interface Site {
  timeZone: string | null;
  state: State | null;
}

export const zoneOfSite = ({ timeZone, state }: Site): string =>
  timeZone ?? (state === null ? usualZone : timeZoneOfState(state));

/** Returns today at the site, as a civil date. */
export const todayAtSite = (site: Site, now: Date): string => todayIn(zoneOfSite(site), now);
