import { describe, expect, it } from 'vitest';
import { listedOn } from '../../lib/dates.ts';
import { changedFields, wholeOf } from './admin-words.ts';

describe('what administrators read and type', () => {
  it('is dated with the month first', () => {
    expect(listedOn('2025-01-05T12:00:00.000Z')).toBe('Jan 5, 2025');
  });

  it('is a whole number, or none', () => {
    expect(['12', ' 7 ', '3.9', '', null, 'many'].map(wholeOf)).toEqual([12, 7, 3, 0, 0, 0]);
  });

  it('is sent only where it differs', () => {
    expect(changedFields({ a: 1, b: ['PV'], c: 'x' }, { a: 1, b: ['PV', 'Battery'], c: 'x' })).toEqual({
      b: ['PV', 'Battery'],
    });
  });
});
