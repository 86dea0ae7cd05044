import { addYears, todayIn, usualZone } from '../civil-date.ts';

/**
 * Returns the first and the last due date that an installer may ask for: from the day of the first request up to a year from
 * today. The two companies may be in different time zones, so both days are in `usualZone`.
 */
export const dueDateBounds = (firstRequestedAt: Date, now: Date): { first: string; last: string } => ({
  first: todayIn(usualZone, firstRequestedAt),
  last: addYears(todayIn(usualZone, now), 1),
});
