/**
 * The two ways to write a date on a screen. An event has the reader's local time. A scheduled job has the date at the site, which
 * is the same for every reader.
 */

import { addDays, todayIn } from '#shared/domain/civil-date.ts';

const ways = {
  /** 20/11/2026 */
  day: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** 20 Nov 2026, 10:30 pm */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** 10:30 pm */
  time: { timeStyle: 'short' },
  year: { year: 'numeric' },
  /** Friday 3:04 pm */
  lately: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  /** 13 November at 3:04 pm */
  earlier: { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  /** Sat 21 Nov */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Sat 21 Nov 2026 */
  weekdayAndYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** 21 Nov */
  dayAndMonth: { day: 'numeric', month: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Returns the text of a moment, in the time zone of this person's browser. */
export const happened = (instant: string | number, as: 'day' | 'moment' | 'time' | 'year' = 'day'): string =>
  new Date(instant).toLocaleString('en-AU', ways[as]);

/** Returns the day of a job in the administrators' list of jobs, such as "Jan 5, 2025". The specification fixes this form. */
export const listedOn = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** Returns "at 2:32 pm", or "on 21/11/2026 at 2:32 pm" if it was a different day. */
export const momentOf = (time: number): string =>
  `${happened(time) === happened(Date.now()) ? '' : `on ${happened(time)} `}at ${happened(time, 'time')}`;

/** Returns today in the time zone of this browser, as a civil date. For a job, today depends on its site instead. */
export const todayHere = (): string => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/** Returns the start and the end of a day in the time zone of this browser, as ISO times. */
export function spanOfDay(day: string): { from: string; until: string } {
  const [from, until] = [day, addDays(day, 1)].map((date) => new Date(`${date}T00:00:00`).toISOString());
  return { from: from ?? '', until: until ?? '' };
}

/** Returns a civil date, given as `YYYY-MM-DD`, in words. No time zone changes it. */
export const booked = (
  date: string,
  as: 'day' | 'weekday' | 'weekdayAndYear' | 'dayAndMonth' | 'month' = 'day',
): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-AU', { ...ways[as], timeZone: 'UTC' }).replace(',', '');

/** The parts of a range of civil dates. A year or month that both ends share is in the text once. */
const rangeWays = {
  /** 30 Nov – 6 Dec 2026 */
  days: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Nov – Dec 2026 */
  months: { month: 'short', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Returns the text of a range of civil dates, with ordinary spaces. */
export const bookedBetween = (from: string, to: string, as: 'days' | 'months'): string =>
  new Intl.DateTimeFormat('en-AU', { ...rangeWays[as], timeZone: 'UTC' })
    .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    .replace(/\s/g, ' ');

/** Returns "3 days ago" for a number of days. */
export const daysAgo = (days: number): string => {
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns a short text for the age of an event: "5 min ago". After a week, returns its date. */
export function ago(instant: string, now = Date.now()): string {
  const passed = now - Date.parse(instant);
  if (passed < minute) return 'just now';
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (passed < day) return `${Math.floor(passed / hour)} h ago`;
  const days = Math.floor(passed / day);
  if (days > 6) return happened(instant);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

const sixDaysMilliseconds = 6 * 24 * 3_600_000;

/**
 * Returns a moment of the last weeks in words. After six days, the text names the date instead of the weekday, because the
 * weekday could be taken for this week's.
 */
export const recently = (instant: number, now = Date.now()): string =>
  new Date(instant).toLocaleString('en-AU', now - instant < sixDaysMilliseconds ? ways.lately : ways.earlier);
