import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  averageOf,
  isCounted,
  isNewcomer,
  reviewAverage,
  type Scores,
  scoreSixths,
  scoresGivenBy,
} from './reputation.ts';

describe('the scores of one review', () => {
  it('are three for each role, and both roles give one for communication', () => {
    expect(scoresGivenBy.installer).toEqual(['jobOrganisation', 'communication', 'payment']);
    expect(scoresGivenBy.retailer).toEqual(['professionalism', 'communication', 'workmanship']);
  });

  it.each<[Scores, number]>([
    [[5, 4, 4], 4.3],
    [[5, 5, 4], 4.7],
    [[5, 4], 4.5],
    [[1], 1],
    [[5, 5, 5], 5],
    [[1, 1, 2], 1.3],
    [{ communication: 5, payment: 4, jobOrganisation: 4 }, 4.3],
    [{ communication: 3, workmanship: null, professionalism: undefined }, 3],
  ])('%j give %p', (scores, average) => {
    expect(reviewAverage(scores)).toBe(average);
  });

  it('count in whole sixths of a star', () => {
    expect(scoreSixths([5, 4, 4])).toBe(26);
    expect(scoreSixths([5, 4])).toBe(27);
    expect(scoreSixths([4])).toBe(24);
  });

  it.each<[Scores]>([[[]], [[null]], [[0]], [[6]], [[4.5]], [[5, 0, 5]], [[Number.NaN]], [[1, 2, 3, 4]]])(
    '%j are refused',
    (scores) => {
      expect(() => scoreSixths(scores)).toThrow(new RangeError('A review has one to three scores, each from 1 to 5.'));
    },
  );
});

describe('the average of many reviews', () => {
  it.each([
    [0, 0, null],
    [26, 1, 4.3],
    [26 + 28, 2, 4.5],
    [30 * 3, 3, 5],
    // The exact averages are 4.25 and 4.35. Halves are rounded up.
    [51, 2, 4.3],
    [261, 10, 4.4],
  ])('%p sixths over %p reviews give %p', (sixths, count, average) => {
    expect(averageOf(sixths, count)).toBe(average);
  });

  it('is the same after adding and withdrawing reviews in any order', () => {
    const review = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(review, { minLength: 1 }), fc.array(review), (kept, withdrawn) => {
        const sum = (reviews: number[][]) => reviews.reduce((total, scores) => total + scoreSixths(scores), 0);
        const left = sum([...withdrawn, ...kept]) - sum(withdrawn);
        expect(Number.isInteger(left)).toBe(true);
        expect(averageOf(left, kept.length)).toBe(averageOf(sum(kept.toReversed()), kept.length));
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  it('is hidden below three reviews', () => {
    expect([0, 1, 2, 3, 4].map(isNewcomer)).toEqual([true, true, true, false, false]);
  });
});

describe('a review', () => {
  const last = '2026-03-01T00:00:00.000Z';

  it('counts if it is the first one between two companies', () => {
    expect(isCounted(undefined, new Date(last))).toBe(true);
  });

  it.each([
    ['2026-03-01T00:00:00.000Z', false],
    ['2026-03-30T23:59:59.999Z', false],
    ['2026-03-31T00:00:00.000Z', true],
    ['2027-03-01T00:00:00.000Z', true],
  ])('counts again thirty days after the last review that counted: at %s %p', (now, counts) => {
    expect(isCounted(last, new Date(now))).toBe(counts);
  });
});
