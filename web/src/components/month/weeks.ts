import { addDays, mondayOf } from '#shared/domain/civil-date.ts';

/** Whole weeks of civil dates. Weeks begin on Monday. */

export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
export const firstOfNextMonth = (date: string): string => firstOfMonth(addDays(firstOfMonth(date), 31));
export const firstOfMonthBefore = (date: string): string => firstOfMonth(addDays(firstOfMonth(date), -1));

export const weekOf = (date: string): string[] => daysFrom(mondayOf(date), 7);

/** Returns the whole weeks in which at least one day is in the month of this date. */
export function weeksOfMonth(date: string): string[][] {
  const end = firstOfNextMonth(date);
  const weeks: string[][] = [];
  for (let monday = mondayOf(firstOfMonth(date)); monday < end; monday = addDays(monday, 7)) weeks.push(weekOf(monday));
  return weeks;
}

const mostWeeks = 6;

/** Returns as many weeks as the longest month has, so that every month has the same height. */
export const sixWeeksFrom = (date: string): string[][] =>
  Array.from({ length: mostWeeks }, (_, week) => weekOf(addDays(firstOfMonth(date), 7 * week)));

export const isInMonthOf = (day: string, date: string): boolean => day.slice(0, 7) === date.slice(0, 7);
