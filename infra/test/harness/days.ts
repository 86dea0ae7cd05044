import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';

/** Returns the date that many days from now, as the API writes dates. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the days that the examples of the contract name. */
export const exampleDays = () => ({ soon: inDays(9), inTwoWeeks: addDays(todayIn(usualZone, new Date()), 14) });
