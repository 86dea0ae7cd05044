import { describe, expect, test } from 'vitest';
import { dayMs } from '#shared/domain/days.ts';
import { weekOf, weeksOfMonth } from '../../components/month/weeks.ts';
import { isWeekOver, rangeOf, stepped, titleOf, weeksShown } from './calendar-days.ts';

const today = '2026-11-27';

describe('a month', () => {
  test('is shown as whole weeks from Monday to Sunday', () => {
    const weeks = weeksOfMonth('2026-11-22');
    expect(weeks).toHaveLength(6);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06']);
  });

  test('of 28 days that begins on a Monday takes four weeks', () => {
    expect(rangeOf('month', '2027-02-14', today)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  });

  test('is followed by the first day of the next month, however long the two months are', () => {
    const later = Array.from({ length: 13 }).reduce<string[]>(
      (found) => [...found, stepped('month', found.at(-1) ?? '', 1)],
      ['2027-01-31'],
    );
    expect(later.slice(1, 4)).toEqual(['2027-02-01', '2027-03-01', '2027-04-01']);
    expect(later.at(-1)).toBe('2028-02-01');
    expect(stepped('month', '2027-03-31', -1)).toBe('2027-02-01');
    expect(stepped('month', '2027-01-01', -1)).toBe('2026-12-01');
  });
});

describe('the present month', () => {
  test('shows at least five weeks from today, after the weeks that are over', () => {
    const weeks = weeksShown('2026-11-01', today);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-10-26', '2026-12-27']);
    expect(weeks.filter((week) => !isWeekOver(week, today)).map(([monday]) => monday)).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
    ]);
  });

  test('is no longer than another month if today is at its beginning', () => {
    expect(weeksShown('2026-11-30', '2026-11-01')).toEqual(weeksOfMonth('2026-11-01'));
  });
});

test('an agenda has four weeks, and the next one follows it', () => {
  expect(rangeOf('agenda', today, today)).toEqual({ from: today, to: '2026-12-24' });
  expect(stepped('agenda', today, 1)).toBe('2026-12-25');
});

describe('a week', () => {
  test('begins on Monday, even if the day is a Sunday or daylight saving begins', () => {
    expect(weekOf('2026-10-04')).toEqual(rangeOfDays('2026-09-28'));
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-16');
  });

  test('is followed by the next', () => {
    expect(stepped('week', '2026-12-31', 1)).toBe('2027-01-04');
    expect(stepped('week', '2027-01-04', -1)).toBe('2026-12-28');
  });
});

const rangeOfDays = (first: string): string[] =>
  Array.from({ length: 7 }, (_, index) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + index * dayMs).toISOString().slice(0, 10),
  );

describe('the title', () => {
  test.each([
    ['month', '2026-11-27', 'Nov – Dec 2026'],
    ['month', '2026-10-05', 'October 2026'],
    ['month', '2027-02-14', 'February 2027'],
    ['week', '2026-12-02', '30 Nov – 6 Dec 2026'],
    ['week', '2027-01-01', '28 Dec 2026 – 3 Jan 2027'],
    ['agenda', '2026-11-28', '28 Nov – 25 Dec 2026'],
  ] as const)('of the %s of %s is "%s"', (view, day, title) => {
    expect(titleOf(view, day, today)).toBe(title);
  });

  test('of a present month that begins this week names one month', () => {
    expect(titleOf('month', '2026-12-02', '2026-12-02')).toBe('December 2026');
  });
});
