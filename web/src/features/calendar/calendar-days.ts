import { addDays, mondayOf } from '#shared/domain/civil-date.ts';
import {
  daysFrom,
  firstOfMonthBefore,
  firstOfNextMonth,
  isInMonthOf,
  weekOf,
  weeksOfMonth,
} from '../../components/month/weeks.ts';
import { booked, bookedBetween } from '../../lib/dates.ts';

/** The days that a view of the calendar shows, as civil dates. */

export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

const agendaDays = 28;
/** The present month shows this week and at least the four after it, so that the next weeks are visible late in the month. */
const fewestWeeks = 5;

/** Returns the weeks of a month. The present month has at least five weeks from today. */
export function weeksShown(date: string, today: string): string[][] {
  const weeks = weeksOfMonth(date);
  if (!isInMonthOf(today, date)) return weeks;
  const until = addDays(mondayOf(today), 7 * fewestWeeks);
  for (let monday = addDays(weeks.at(-1)?.[0] ?? until, 7); monday < until; monday = addDays(monday, 7))
    weeks.push(weekOf(monday));
  return weeks;
}

/** Tells whether the last day of the week is over. */
export const isWeekOver = (week: readonly string[], today: string): boolean => (week.at(-1) ?? '') < today;

export const agendaOf = (date: string): string[] => daysFrom(date, agendaDays);

/**
 * Returns the day that the view shows after one step forwards or back: the first day of a month, a Monday, or for the agenda a
 * day 28 days away.
 */
export function stepped(view: CalendarView, date: string, direction: 1 | -1): string {
  if (view === 'agenda') return addDays(date, agendaDays * direction);
  if (view === 'week') return addDays(mondayOf(date), 7 * direction);
  return direction === 1 ? firstOfNextMonth(date) : firstOfMonthBefore(date);
}

/** Returns the first and the last day that a view shows. */
export function rangeOf(view: CalendarView, date: string, today: string): { from: string; to: string } {
  const days = { month: () => weeksShown(date, today).flat(), week: () => weekOf(date), agenda: () => agendaOf(date) }[
    view
  ]();
  return { from: days[0] ?? date, to: days.at(-1) ?? date };
}

/**
 * Returns the title of a view, such as "30 Nov – 6 Dec 2026". A month that also shows whole weeks of the next one names both, such
 * as "Nov – Dec 2026".
 */
export function titleOf(view: CalendarView, date: string, today: string): string {
  if (view !== 'month') {
    const { from, to } = rangeOf(view, date, today);
    return bookedBetween(from, to, 'days');
  }
  const lastMonday = weeksShown(date, today).at(-1)?.[0] ?? date;
  return lastMonday < firstOfNextMonth(date) ? booked(date, 'month') : bookedBetween(date, lastMonday, 'months');
}
