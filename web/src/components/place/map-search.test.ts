import { expect, it } from 'vitest';
import { mapForPlace, mapForText } from './map-search.ts';

it.each([
  ['place', '/map?search=place'],
  [' text ', '/map?search=text'],
  ['Castle Hill & Dural', '/map?search=Castle+Hill+%26+Dural'],
  ['', '/map'],
  ['   ', '/map'],
  ['default', '/map'],
  [' default ', '/map'],
  ['Default', '/map?search=Default'],
])('a search for "%s" leads to %s', (typed, address) => {
  expect(mapForText(typed)).toBe(address);
});

it('a picked place opens the map at its position, with its address', () => {
  const place = { lat: -33.73, lng: 151.004, label: 'Castle Hill NSW 2154' };
  expect(mapForPlace(place)).toBe('/map?lat=-33.73&lng=151.004&address=Castle+Hill+NSW+2154');
});
