import { describe, expect, test } from 'vitest';
import { dayMs } from '#shared/domain/days.ts';
import { rangeOf, stepped, weekOf, weeksOfMonth } from './calendar-days.ts';

describe('a month', () => {
  test('is shown as whole weeks from Monday to Sunday', () => {
    const weeks = weeksOfMonth('2026-11-22');
    expect(weeks).toHaveLength(6);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-10-26', '2026-12-06']);
  });

  test('of 28 days that begins on a Monday takes four weeks', () => {
    expect(rangeOf('month', '2027-02-14')).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  });

  test('is followed by the next one from its first day, whatever the lengths', () => {
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

describe('a week', () => {
  test('begins on Monday, also on a Sunday and across a change of the clocks', () => {
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
