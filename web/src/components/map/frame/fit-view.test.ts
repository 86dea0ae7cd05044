import { expect, it } from 'vitest';
import { viewOfAll } from './fit-view.ts';

const size = { width: 500, height: 440 };

it('a view of places on both coasts contains them all, and that of one suburb is not too close', () => {
  const country = viewOfAll(
    [
      { lat: -31.95, lng: 115.86 },
      { lat: -33.87, lng: 151.21 },
      { lat: -12.46, lng: 130.84 },
    ],
    size,
  );
  expect(country?.zoom).toBe(4);
  expect(country?.center.lng).toBeCloseTo(133.5, 1);
  expect(viewOfAll([{ lat: -33.87, lng: 151.21 }], size)).toEqual({
    center: { lat: expect.closeTo(-33.87, 4), lng: expect.closeTo(151.21, 4) },
    zoom: 10,
  });
});

it('a map without places has no view', () => {
  expect(viewOfAll([], size)).toBeNull();
});
