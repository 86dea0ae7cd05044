import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { timeZoneOfState } from '#shared/domain/places/australia.ts';
import type { InstallerProfileRow } from '../../data/rows.ts';

type Placed = Pick<InstallerProfileRow, 'state' | 'postcode'>;

/** Returns the time zone of a company's location. It decides on which day the company's credentials expire. */
export const zoneOf = ({ state, postcode }: Placed): string =>
  state === undefined ? usualZone : timeZoneOfState(state, postcode);

export const todayOf = (holder: Placed, now: Date): string => todayIn(zoneOf(holder), now);
