import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { numberIn } from './numbers.ts';

describe('a typed text', () => {
  it.each([
    ['12.5', 12.5],
    ['12.0625', 12.0625],
    ['-5', -5],
    ['007', 7],
    ['0', 0],
    [4.35, 4.35],
  ])('%p is the number %p', (value, number) => {
    expect(numberIn(value)).toBe(number);
  });

  it.each(['', ' ', '5 ', '+5', '5.', '.5', '1e9', '0x10', '1,000', '12 kW', '\u0661', 'NaN', '9'.repeat(400), '5\n'])(
    '%p is no number',
    (value) => {
      expect(numberIn(value)).toBeNull();
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, [5], {}])('%p is no number', (value) => {
    expect(numberIn(value)).toBeNull();
  });

  it('is a finite number or no number', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const number = numberIn(value);
        return number === null || Number.isFinite(number);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
