import { daysAfter } from '#shared/domain/days.ts';

/** Returns the date that many days from now, as the API writes dates. */
export const inDays = (days: number): string => daysAfter(new Date(), days).slice(0, 10);
