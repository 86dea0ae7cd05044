import { describe, expect, it } from 'vitest';
import { queryOf, searchIn } from './network-address.ts';
import { workOf } from './person-words.ts';

describe('the past work of two companies', () => {
  it.each([
    [0, 0, 'No job together yet'],
    [0, 1, '1 job together'],
    [1, 0, '1 job together, under way'],
    [2, 0, '2 jobs together, under way'],
    [1, 2, '3 jobs together, 1 under way'],
    [0, 12, '12 jobs together'],
  ])('with %i under way and %i done reads "%s"', (running, completed, words) => {
    expect(workOf({ running, completed })).toBe(words);
  });
});

it('the query for the server has the known values of the URL, and leaves out unknown ones', () => {
  const asked = (address: string) => queryOf(searchIn(new URLSearchParams(address))).query;
  expect(asked('')).toEqual({});
  expect(asked('q=%20crane%20&sort=name&view=hidden')).toEqual({ q: 'crane', sort: 'name', view: 'hidden' });
  expect(asked('sort=price&view=unknown')).toEqual({});
});
