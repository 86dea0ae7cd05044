/** Installation dates are civil dates at the site: plain `YYYY-MM-DD` in the site's time zone, never in the machine's. */

/** The time zone to use if the place is unknown: the zone of New South Wales, the state with the most people. */
export const usualZone = 'Australia/Sydney';

const civilDate = /^[1-9]\d{3}-\d{2}-\d{2}$/;
const instant = /^([1-9]\d{3}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

const utcMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const isCivilDate = (value: string): boolean => {
  if (!civilDate.test(value)) return false;
  const midnight = utcMidnight(value);
  // JavaScript reads 30 February as 1 or 2 March, so only a real date is unchanged after parsing.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached format of a time zone, because creating a format takes much longer than using it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
}

/** Returns the civil date in a time zone at a given moment. */
export const todayIn = (timeZone: string, now: Date): string => {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
};

/**
 * Returns the civil date of an input: a plain date unchanged, and for an ISO instant with `Z` or an offset the date at the site.
 * Null for everything else, including impossible dates and local times without an offset.
 */
export const parseInstallationDate = (input: string, timeZone: string): string | null => {
  if (isCivilDate(input)) return input;
  const [, date] = instant.exec(input) ?? [];
  if (date === undefined || !isCivilDate(date)) return null;
  const atSite = todayIn(timeZone, new Date(input));
  return isCivilDate(atSite) ? atSite : null;
};

/** Returns the same day `years` later. 29 February becomes 28 February if that year has no 29 February. */
export const addYears = (date: string, years: number): string => {
  const shifted = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return isCivilDate(shifted) ? shifted : shifted.replace('-02-29', '-02-28');
};

/** Returns the day `days` later, or earlier if negative. */
export const addDays = (date: string, days: number): string => {
  const shifted = utcMidnight(date);
  shifted.setUTCDate(shifted.getUTCDate() + days);
  return shifted.toISOString().slice(0, 10);
};

const dayMilliseconds = 24 * 3_600_000;

/** Returns how many days `to` is after `from`. Negative if it is before. */
export const daysBetween = (from: string, to: string): number =>
  (utcMidnight(to).getTime() - utcMidnight(from).getTime()) / dayMilliseconds;

/** Tells whether the day is from Monday to Friday. */
export const isWeekday = (date: string): boolean => ![0, 6].includes(utcMidnight(date).getUTCDay());

/** Returns the Monday of a day's week. */
export const mondayOf = (date: string): string => addDays(date, -((utcMidnight(date).getUTCDay() + 6) % 7));

/** Compares two dates for sorting: negative if `a` is earlier, zero for the same day. */
export const compareCivilDates = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const numericDate = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** Returns the Australian short form: 05/01/2025. */
export const formatCivilDate = (date: string): string => numericDate.format(utcMidnight(date));

/** Returns how far a time zone's clocks are ahead of UTC at a moment, in milliseconds. */
function aheadOfUtc(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(format.formatToParts(at).map((part) => [part.type, Number(part.value)]));
  const [year = 0, month = 0, ...rest] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((name) =>
    parts.get(name),
  );
  return Date.UTC(year, month - 1, ...(rest as number[])) - at;
}

/** Returns the instant of a full hour of a day in a time zone. */
export function hourAt(timeZone: string, date: string, hour: number): Date {
  const shown = utcMidnight(date).getTime() + hour * 3_600_000;
  // The clocks may change between the hour read as UTC and the hour in the zone, so only the offset at `guess` is right.
  const guess = shown - aheadOfUtc(timeZone, shown);
  return new Date(shown - aheadOfUtc(timeZone, guess));
}

const longDate = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Returns a date for a sentence: Monday 5 January 2026. */
export const formatLongDate = (date: string): string => longDate.format(utcMidnight(date));

const moment = new Intl.DateTimeFormat('en-AU', { timeZone: usualZone, dateStyle: 'long', timeStyle: 'short' });

/** Returns an instant for a sentence, in the usual zone: 24 November 2026 at 3:04 pm (Sydney time). */
export const formatMoment = (at: Date): string => `${moment.format(at)} (Sydney time)`;
