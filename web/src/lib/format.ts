import { formatCivilDate } from '#shared/domain/civil-date.ts';
import { centsIn, formatDollars } from '#shared/domain/money.ts';

/** Formats figures and dates the Australian way, and never in the time zone of the person's computer. */

/** Stands where there is no figure that could be shown. */
const noFigure = '—';

/** An amount of dollars, which may still be what somebody is typing. */
export const money = (dollars: unknown, options: { whole?: boolean } = {}): string => {
  const cents = centsIn(dollars);
  return cents === null ? noFigure : formatDollars(cents, options);
};
export const wholeMoney = (dollars: unknown): string => money(dollars, { whole: true });

/** The date of a moment, as 05/01/2025. */
export const dayOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-AU', { timeZone: 'Australia/Sydney' });

/** An installation's date is a date at the site, not a moment. */
export const siteDate = (date: string): string => formatCivilDate(date);

const longDate = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
/** "Tue 25 Nov". */
export const weekdayDate = (date: string): string => longDate.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

export const kilowatts = (value: number): string => `${value.toFixed(2)} kW`;
export const kilowattHours = (value: number): string => `${Number(value.toFixed(2))} kWh`;
