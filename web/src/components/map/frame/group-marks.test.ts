import { expect, it } from 'vitest';
import { groupItems } from './group-marks.ts';

const installer = { id: 'a', lat: -33.8, lng: 151, precision: 'suburb', title: 'Sunny Side' } as const;
const everywhere = {
  center: { lat: -33.8, lng: 151 },
  zoom: 8,
  isClosest: false,
  bounds: { south: -40, west: 140, north: -20, east: 160 },
};
const radiusOf = (...items: Parameters<typeof groupItems>[0]) =>
  groupItems(items, String)(everywhere)[0]?.mark.reachMetres;

it('the circle around a lone item has its own radius, or else the one of its precision', () => {
  expect(radiusOf({ ...installer, radiusMetres: 80_000 })).toBe(80_000);
  expect(radiusOf(installer)).toBe(1_500);
  expect(radiusOf({ ...installer, precision: 'exact' })).toBeNull();
});
