import { expect, test } from 'vitest';
import { addressOf, filterFor, nameFor } from './search-words.ts';

test.each([
  ['', 'All public jobs', {}],
  [
    'state=NSW&jobType=PV+Only&size=medium',
    'NSW · PV Only · 6.6 to 13 kW',
    { state: 'NSW', jobType: 'PV Only', minKw: 6.6, maxKw: 13 },
  ],
  [
    'licence=Battery&size=commercial&price=over2500&fit=only',
    'Battery · 30 kW or more · $2,500 or more · Only jobs that match my profile',
    { licence: 'Battery', minKw: 30, minPrice: 2500, fits: 'only' },
  ],
  [
    'jobType=PV+Only&place=Maitland+NSW+2320&lat=-32.73&lng=151.55&within=25',
    'Within 25 km of Maitland NSW 2320 · PV Only',
    { jobType: 'PV Only', place: 'Maitland NSW 2320', lat: -32.73, lng: 151.55, within: 25 },
  ],
])('the filters of ?%s get the name %j, and their saved search has the same URL', (address, name, filter) => {
  const search = new URLSearchParams(address);
  expect(nameFor(search)).toBe(name);
  expect(filterFor(search)).toEqual(filter);
  expect(addressOf({ filter: filterFor(search) })).toBe(address === '' ? '/find-work' : `/find-work?${search}`);
});

test('the order of the list and unknown parameters are not saved', () => {
  const search = new URLSearchParams('sort=price&state=Bavaria&saved=1&place=Munich&lat=148&lng=11');
  expect([nameFor(search), filterFor(search)]).toEqual(['All public jobs', {}]);
});
