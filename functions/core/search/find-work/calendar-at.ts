import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { type State, timeZoneOfState } from '#shared/domain/places/australia.ts';

/** Returns a function that gives the civil date in a state at `now`. */
export const calendarAt =
  (now: Date) =>
  (state: State | null): string =>
    todayIn(state === null ? usualZone : timeZoneOfState(state), now);
