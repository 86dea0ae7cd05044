import { expect, it, test } from 'vitest';
import { sizeOfView } from '../../components/map/frame/fit-view.ts';
import { widerView } from './use-wider-view.ts';

const sydney = { lat: -33.87, lng: 151.21 };
/** The part of the map that a phone shows around Sydney. */
const seen = { bounds: { south: -34.05, west: 150.94, north: -33.69, east: 151.48 }, zoom: 10 };

const wollongong = { lat: -34.42, lng: 150.89 };

test.each([
  ['and a result just outside', [{ lat: -33.77, lng: 150.9 }], 31, 8],
  ['and two results on one side', [wollongong, { lat: -34.5, lng: 150.8 }], 68, 8],
])('a view of a searched place %s shows them and all that is near the place', (_, together, km, zoom) => {
  const view = widerView(sydney, seen, { km, together });
  expect(view?.zoom).toBe(zoom);
  const { width, height } = sizeOfView(seen);
  const degrees = { lng: (360 * width) / (256 * 2 ** zoom), lat: (300 * height) / (256 * 2 ** zoom) };
  for (const { lat, lng } of [sydney, ...together]) {
    expect(Math.abs(lat - (view?.center.lat ?? 0))).toBeLessThan(degrees.lat / 2);
    expect(Math.abs(lng - (view?.center.lng ?? 0))).toBeLessThan(degrees.lng / 2);
  }
});

it('has its middle between the searched place and the results', () => {
  const view = widerView(sydney, seen, { km: 68, together: [wollongong] });
  expect(view?.center.lat).toBeLessThan(sydney.lat);
  expect(view?.center.lng).toBeLessThan(sydney.lng);
});

it('stays if no installer would travel that far, and if a wider map has shown nothing either', () => {
  const canberra = { lat: -35.28, lng: 149.13 };
  expect(widerView(sydney, seen, { km: 248, together: [canberra] })).toBeNull();
  expect(widerView(sydney, { ...seen, zoom: 5 }, { km: 68, together: [wollongong] })).toBeNull();
});
