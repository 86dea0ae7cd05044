import { expect, it } from 'vitest';
import { distanceNote, type Found, type MapAnswer } from './found.ts';

const place = { lat: -32.93, lng: 151.78, zoom: 9, label: 'Newcastle NSW 2300' };
const wide = { south: -35, west: 149, north: -31, east: 154 };
const at = (lat: number, kind = 'job') => ({ kind, id: String(lat), lat, lng: 151.78 }) as Found;

it.each<[string, readonly Found[], Partial<MapAnswer>, string]>([
  [
    'of the nearest result',
    [at(-34), at(-34.5)],
    {},
    'No job within 50 km of Newcastle NSW 2300. The nearest is 119 km away.',
  ],
  ['if a result is near', [at(-34), at(-33)], {}, ''],
  ['without a result', [], {}, ''],
  ['for a group, whose place is only a mean', [at(-34, 'cluster')], {}, ''],
  ['for an area that ends nearer than that', [at(-34)], { counted: { ...wide, north: -32.7 } }, ''],
])('a person reads the distance %s', (_, found, changes, text) => {
  expect(distanceNote({ role: 'installer', counted: wide, ...changes } as MapAnswer, place, found)).toBe(text);
});
