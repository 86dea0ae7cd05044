import { expect, test } from 'vitest';
import { zoomFor } from './use-wider-view.ts';

const sydney = { lat: -33.87, lng: 151.21, label: 'Sydney NSW 2000', zoom: 10 };
/** The part of the map that a phone shows around Sydney. */
const area = { south: -34.05, west: 150.94, north: -33.69, east: 151.48 };

test.each([
  ['one level if the nearest result is just outside', { lat: -33.77, lng: 150.9, km: 31 }, 9],
  ['two levels if it is farther away', { lat: -34.42, lng: 150.89, km: 68 }, 8],
  ['no level if no installer would travel that far', { lat: -35.28, lng: 149.13, km: 248 }, null],
])('a map around a searched place zooms out by %s', (_, nearest, zoom) => {
  expect(zoomFor(sydney, area, nearest)).toBe(zoom);
});
