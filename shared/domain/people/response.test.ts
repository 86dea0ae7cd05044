import { describe, expect, it } from '@jest/globals';
import { type ResponseCounts, responsesOf, responseWords, speedOf } from './response.ts';

const asked = '2026-03-02T01:00:00.000Z';

describe('how soon a company answers', () => {
  it.each([
    ['2026-03-02T01:00:00.000Z', 'within1h'],
    ['2026-03-02T02:00:00.000Z', 'within1h'],
    ['2026-03-02T02:00:00.001Z', 'within2h'],
    ['2026-03-02T05:00:00.000Z', 'within4h'],
    ['2026-03-03T01:00:00.000Z', 'within24h'],
    ['2026-03-04T01:00:00.000Z', 'within48h'],
    ['2026-03-04T01:00:00.001Z', 'later'],
  ])('with an answer at %s is %s', (answered, speed) => expect(speedOf(asked, answered)).toBe(speed));

  it.each<[counts: ResponseCounts, hours: number | null, rate: number | null]>([
    [{}, null, null],
    [{ within1h: 4 }, null, null],
    [{ within1h: 5 }, 1, 100],
    [{ within1h: 2, within4h: 3 }, 4, 100],
    // Half of the answers are enough.
    [{ within1h: 3, later: 3 }, 1, 50],
    // One late answer does not change the hours, however late it is.
    [{ within2h: 5, later: 1 }, 2, 83],
    [{ within24h: 1, within48h: 4 }, 48, 100],
    [{ within48h: 2, later: 4 }, null, 33],
    [{ later: 5 }, null, 0],
    // 99.5 % is rounded down, because 100 % would mean that every request was answered in time.
    [{ within1h: 199, later: 1 }, 1, 99],
  ])('with %j is usually within %p hours, and %p %% of the time', (counts, responseHours, responseRate) =>
    expect(responsesOf(counts)).toEqual({ responseHours, responseRate }),
  );

  it.each([
    [null, ''],
    [1, 'Usually answers within an hour'],
    [2, 'Usually answers within 2 hours'],
    [4, 'Usually answers within 4 hours'],
    [24, 'Usually answers within a day'],
    [48, 'Usually answers within 2 days'],
  ])('is in words for %p hours: "%s"', (hours, words) => expect(responseWords(hours)).toBe(words));
});
