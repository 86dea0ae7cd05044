import { describe, expect, it } from '@jest/globals';
import { holdsWords, isWithin, type SortOrder, sortedBy, wordsIn } from './searched-list.ts';

describe('a search', () => {
  it('is split into words at the gaps between them', () => {
    expect(wordsIn('  Zoë   HILL ')).toEqual(['zoe', 'hill']);
    expect(wordsIn('  ')).toEqual([]);
  });

  it('finds a word in any of the texts, but not across two texts or in a missing one', () => {
    expect(holdsWords([], [])).toBe(true);
    expect(holdsWords(['hill', 'sun'], ['12 Hill Street', null, 'Sunny Side'])).toBe(true);
    expect(holdsWords(['hillsunny'], ['Hill', 'Sunny'])).toBe(false);
    expect(holdsWords(['null'], ['Hill', null])).toBe(false);
    expect(holdsWords(['hill\n\nsunny'], ['Hill', null, 'Sunny'])).toBe(false);
    expect(holdsWords(['perth'], ['Hill'])).toBe(false);
  });
});

describe('a period', () => {
  it.each<[string | null, { from?: string; to?: string }, boolean]>([
    [null, {}, true],
    [null, { from: '2026-01-01' }, false],
    [null, { to: '2026-01-01' }, false],
    ['2026-01-01', { from: '2026-01-01' }, true],
    ['2026-01-01', { to: '2026-01-01' }, true],
    ['2026-01-02', { to: '2026-01-01' }, false],
    ['2025-12-31', { from: '2026-01-01' }, false],
    ['2026-01-02', { from: '2026-01-01', to: '2026-01-03' }, true],
  ])('contains the date %s in %j: %s', (date, period, holds) => {
    expect(isWithin(date, period)).toBe(holds);
  });
});

describe('the order of a list', () => {
  const thing = (id: string, value: number | null, createdAt = '2026-01-01') => ({ id, value, createdAt });
  const ordered = (order: SortOrder, ...things: ReturnType<typeof thing>[]) =>
    sortedBy(things, ({ value }) => value, order)
      .map(({ id }) => id)
      .join('');

  it('is ascending or descending, with unknown values last in both', () => {
    const things = [thing('a', null), thing('b', 2), thing('c', 1)];
    expect(ordered('asc', ...things)).toBe('cba');
    expect(ordered('desc', ...things)).toBe('bca');
    expect(ordered('asc', ...things.reverse())).toBe('cba');
  });

  it('has the newer one first among equals, and the lower id first among equals of the same time', () => {
    const things = [thing('a', 1, '2026-01-01'), thing('c', 1, '2026-01-02'), thing('b', 1, '2026-01-02')];
    for (const order of ['asc', 'desc'] as const) {
      expect(ordered(order, ...things)).toBe('bca');
      expect(ordered(order, ...[...things].reverse())).toBe('bca');
    }
  });
});
