import { addDays } from '#shared/domain/civil-date.ts';
import { mostDaysOffAtOnce } from '#shared/domain/jobs/schedule-plan.ts';
import { booked } from '../../lib/dates.ts';

export interface DayRange {
  from: string;
  to: string;
}

/** Groups consecutive days off into ranges, each short enough for one request. `days` are sorted. */
export function rangesOf(days: readonly string[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    const isNext = last !== undefined && addDays(last.to, 1) === day && addDays(last.from, mostDaysOffAtOnce) > day;
    if (isNext) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

export const rangeText = ({ from, to }: DayRange): string =>
  from === to ? booked(from, 'weekday') : `${booked(from, 'weekday')} – ${booked(to, 'weekday')}`;
