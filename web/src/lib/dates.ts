/**
 * The two ways to write a date on a screen. What happened is dated by the clock of the person who looks; what is booked is a
 * date at the site, the same for everybody.
 */

const ways = {
  /** 20/11/2026 */
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** 20 Nov 2026, 10:30 pm */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** 10:30 pm */
  time: { timeStyle: 'short' },
  year: { year: 'numeric' },
  /** Sat 21 Nov */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment, in the time zone of this person's browser. */
export const happened = (instant: string | number, as: 'day' | 'moment' | 'time' | 'year' = 'day'): string =>
  new Date(instant).toLocaleString('en-AU', ways[as]);

/** A civil date, `YYYY-MM-DD`, which no time zone changes. */
export const booked = (date: string, as: 'day' | 'weekday' = 'day'): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-AU', { ...ways[as], timeZone: 'UTC' }).replace(',', '');
