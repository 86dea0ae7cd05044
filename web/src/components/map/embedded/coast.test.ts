import { expect, it } from 'vitest';
import { type CoastRing, readCoast } from './coast.ts';

const { rings, inlets } = readCoast();

/** Returns whether a line to the east crosses the ring an odd number of times. */
const isAround =
  (lat: number, lng: number) =>
  ({ corners }: CoastRing): boolean =>
    corners.filter(([y, x], index) => {
      const [lastY, lastX] = corners.at(index - 1) ?? [y, x];
      return y > lat !== lastY > lat && lng < ((lastX - x) * (lat - y)) / (lastY - y) + x;
    }).length %
      2 ===
    1;
const isOdd = (around: readonly CoastRing[], lat: number, lng: number): boolean =>
  around.filter(isAround(lat, lng)).length % 2 === 1;
const isLand = (lat: number, lng: number): boolean =>
  isOdd(rings, lat, lng) && !inlets.some(({ shore, islands }) => isOdd([shore, ...islands], lat, lng));

it.each([
  ['the middle of Sydney', -33.87, 151.207],
  ['the middle of Melbourne', -37.814, 144.963],
  ['the middle of Perth', -31.954, 115.857],
  ['the middle of Cairns', -16.925, 145.76],
  ['Dubbo', -32.245, 148.604],
  ['the Opera House', -33.8585, 151.2153],
  ['Rottnest Island', -32.005, 115.51],
  ['Lord Howe Island', -31.55, 159.08],
])('%s is land', (_name, lat, lng) => {
  expect(isLand(lat, lng)).toBe(true);
});

it.each([
  ['Sydney Harbour', -33.848, 151.235],
  ['Botany Bay', -33.98, 151.19],
  ['Port Phillip', -38.05, 144.87],
  ['the harbour off Parramatta River', -33.845, 151.18],
  ['the Swan River', -31.985, 115.83],
  ['the sea off Cairns', -16.9, 145.8],
  ['Lake Burley Griffin', -35.293, 149.115],
  ['the Coral Sea', -15, 150],
])('%s is water', (_name, lat, lng) => {
  expect(isLand(lat, lng)).toBe(false);
});

it('the largest ring, the mainland, is the first', () => {
  expect(rings[0]?.north).toBeGreaterThan(-11);
  expect(rings[0]?.south).toBeLessThan(-39);
});
