/** Days of 24 hours, for expiry times. An event on a day at a site has a civil date instead: see `civil-date.ts`. */

export const dayMs = 86_400_000;

/** Returns the instant that many days after `from`. */
export const daysAfter = (from: Date, days: number): string => new Date(from.getTime() + days * dayMs).toISOString();
