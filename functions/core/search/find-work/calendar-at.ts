import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { type State, timeZoneOfState } from '#shared/domain/places/australia.ts';

/** Returns the civil date in each state at this moment. */
export const calendarAt =
  (now: Date) =>
  (state: State | null): string =>
    todayIn(state === null ? usualZone : timeZoneOfState(state), now);
