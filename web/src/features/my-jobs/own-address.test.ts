import { describe, expect, test } from 'vitest';
import { countFilters, isNarrowed, queryOf, searchIn, viewOf } from './own-address.ts';
import { viewsIn } from './saved-views.ts';

const read = (text: string, role: 'retailer' | 'installer' = 'retailer') => searchIn(new URLSearchParams(text), role);
const usual = { sort: 'live', order: 'asc', page: '1', size: '25' };

describe('the URL of the page of jobs', () => {
  test.each([
    ['', usual, 0],
    [
      'q=hill&status=booked&type=PV+Only&state=NSW',
      { ...usual, q: 'hill', status: 'booked', jobType: 'PV Only', state: 'NSW' },
      3,
    ],
    [
      'from=2026-01-01&to=2026-02-01&by=created&page=3',
      { ...usual, dateKind: 'created', from: '2026-01-01', to: '2026-02-01', page: '3' },
      1,
    ],
    ['sort=price.asc&size=100', { ...usual, sort: 'price', order: 'asc', size: '100' }, 0],
    ['status=offered&type=Wind&state=Bavaria&from=yesterday&sort=size.up&page=-2&size=7&by=moon', usual, 0],
  ])('"%s" asks the server for %j', (text, query, filters) => {
    expect(queryOf(read(text))).toEqual({ query });
    expect(countFilters(read(text))).toBe(filters);
  });

  test('accepts the statuses of either role, and maps active jobs to several statuses', () => {
    expect(queryOf(read('status=offered', 'installer'))).toMatchObject({ query: { status: 'offered' } });
    expect(queryOf(read('status=active'))).toMatchObject({
      query: { status: expect.stringContaining('posted,offered') },
    });
    expect([isNarrowed(read('q=+')), isNarrowed(read('q=a')), isNarrowed(read('to=2026-01-01'))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('gives a saved view every parameter but the page', () => {
    expect(viewOf(new URLSearchParams('page=4&sort=date.asc&q=hill&other=1'))).toBe('q=hill&sort=date.asc');
  });
});

describe('saved views', () => {
  test('are empty if the stored text is not valid', () => {
    expect([viewsIn(null), viewsIn('{'), viewsIn('[{"name":1}]')]).toEqual([[], [], []]);
  });
});
