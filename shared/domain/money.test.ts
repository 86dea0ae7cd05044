import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { centsIn, differenceShown, formatDollars, fromCents, maxCents, toCents } from './money.ts';

describe('dollars to cents', () => {
  it.each([
    [0, 0],
    [-0, 0],
    ['0', 0],
    [0.01, 1],
    ['0.1', 10],
    ['0.10', 10],
    [1.1, 110],
    [8.2, 820],
    [19.99, 1999],
    [1.15, 115],
    ['12.5', 1250],
    ['007', 700],
    [4_350.55, 435_055],
    [99_999_999.99, maxCents],
    ['99999999.99', maxCents],
  ])('%p is %p cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
    expect(centsIn(dollars)).toBe(cents);
  });

  it.each([
    -0.01,
    -1,
    0.001,
    1.005,
    19.999,
    0.1 + 0.2,
    100_000_000,
    '100000000.00',
    '99999999.999',
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    ' 1',
    '1 ',
    '1,000',
    '1e3',
    '0x10',
    '.5',
    '5.',
    '-1',
    '+1',
    '1.2.3',
    '١٢',
    '1\n',
    '9'.repeat(400),
  ])('%p is refused', (dollars) => {
    expect(() => toCents(dollars)).toThrow(RangeError);
    expect(centsIn(dollars)).toBeNull();
  });

  it.each([null, undefined, true, [5], {}])('%p is no amount', (value) => {
    expect(centsIn(value)).toBeNull();
  });

  it('says why an amount is refused', () => {
    expect(() => toCents(0.001)).toThrow('An amount cannot be negative or have more than two decimal places.');
    expect(() => toCents(100_000_000)).toThrow('The amount is too large.');
    expect(() => fromCents(0.5)).toThrow('Cents must be a whole number.');
  });

  it('returns every amount of cents unchanged after converting it to dollars and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxCents }), (cents) => toCents(fromCents(cents)) === cents),
      { seed: 1, numRuns: 5000 },
    );
  });

  it.each([0.5, Number.NaN, 1e300])('%p cents are not a whole number', (cents) => {
    expect(() => fromCents(cents)).toThrow(RangeError);
  });
});

describe('money as users read it', () => {
  it.each([
    [1_234_560, '$12,345.60'],
    [0, '$0.00'],
    [1, '$0.01'],
    [maxCents, '$99,999,999.99'],
    [-150, '-$1.50'],
  ])('%p cents are shown as %p', (cents, text) => {
    expect(formatDollars(cents)).toBe(text);
  });

  it.each([
    [1_234_560, '$12,346'],
    [1_234_549, '$12,345'],
    [820_000, '$8,200'],
  ])('%p cents are shown as %p in whole dollars', (cents, text) => {
    expect(formatDollars(cents, { whole: true })).toBe(text);
  });

  it.each([
    [0, false],
    [1, false],
    [-1, false],
    [2, true],
    [-2, true],
  ])('for a difference of %p cents, screens show the difference: %p', (cents, shown) => {
    expect(differenceShown(cents)).toBe(shown);
  });
});
