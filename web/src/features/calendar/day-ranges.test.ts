import { expect, test } from 'vitest';
import { addDays } from '#shared/domain/civil-date.ts';
import { mostDaysOffAtOnce } from '#shared/domain/jobs/schedule-plan.ts';
import { rangesOf } from './day-ranges.ts';

test('consecutive days are one range, even across the end of a month', () => {
  expect(rangesOf(['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-24'])).toEqual([
    { from: '2026-11-29', to: '2026-12-01' },
    { from: '2026-12-24', to: '2026-12-24' },
  ]);
});

test('a range is never longer than one request can remove', () => {
  const days = Array.from({ length: mostDaysOffAtOnce + 2 }, (_, at) => addDays('2026-12-01', at));
  const ranges = rangesOf(days);
  expect(ranges.map(({ from, to }) => days.indexOf(to) - days.indexOf(from) + 1)).toEqual([mostDaysOffAtOnce, 2]);
});
