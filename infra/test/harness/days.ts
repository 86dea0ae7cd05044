import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { daysAfter } from '#shared/domain/days.ts';

/** Returns the date that many days from now, as the API writes dates. */
export const inDays = (days: number): string => daysAfter(new Date(), days).slice(0, 10);

/** Returns today at the site of the example house. In the afternoon of UTC, this is a day later than `inDays(0)`. */
export const todayAtHouse = (): string => todayIn(usualZone, new Date());

/** Returns the days that the examples of the contract name. */
export const exampleDays = () => ({ soon: inDays(9), inTwoWeeks: addDays(todayAtHouse(), 14) });
