import { addDays, mondayOf } from '#shared/domain/civil-date.ts';

/** The days that a view of the calendar shows, as civil dates. Weeks begin on Monday. */

export const calendarViews = ['month', 'week'] as const;
export type CalendarView = (typeof calendarViews)[number];

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
const firstOfNext = (date: string): string => firstOfMonth(addDays(firstOfMonth(date), 31));

export const weekOf = (date: string): string[] => daysFrom(mondayOf(date), 7);

/** The whole weeks that have a day of this month. */
export function weeksOfMonth(date: string): string[][] {
  const end = firstOfNext(date);
  const weeks: string[][] = [];
  for (let monday = mondayOf(firstOfMonth(date)); monday < end; monday = addDays(monday, 7)) weeks.push(weekOf(monday));
  return weeks;
}

export const isInMonthOf = (day: string, date: string): boolean => day.slice(0, 7) === date.slice(0, 7);

/** The same view one step earlier or later: the first of another month, or the Monday of another week. */
export function stepped(view: CalendarView, date: string, direction: 1 | -1): string {
  if (view === 'week') return addDays(mondayOf(date), 7 * direction);
  return direction === 1 ? firstOfNext(date) : firstOfMonth(addDays(firstOfMonth(date), -1));
}

/** The first and the last day that a view shows. */
export function rangeOf(view: CalendarView, date: string): { from: string; to: string } {
  const days = view === 'week' ? weekOf(date) : weeksOfMonth(date).flat();
  return { from: days[0] ?? date, to: days.at(-1) ?? date };
}
