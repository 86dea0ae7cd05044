import { expect, it } from '@jest/globals';
import { dotSquares } from './landing-dots.ts';
import { spotOf, squareOf } from './map.ts';

it('the map of the home page covers exactly Australia', () => {
  const { level, columns, rows } = dotSquares;
  const squareAt = (latitude: number, longitude: number) => squareOf(spotOf({ latitude, longitude }), level);
  const [steepPoint, capeByron] = [squareAt(-26.1436, 113.1553), squareAt(-28.6386, 153.6386)];
  const [boiguIsland, southEastCape] = [squareAt(-9.2661, 142.2189), squareAt(-43.6439, 146.8269)];
  expect(columns).toEqual([steepPoint.column, capeByron.column]);
  expect(rows).toEqual([boiguIsland.row, southEastCape.row]);
});

it('a dot is over 100 km wide', () => {
  const kilometresAround = 40_075 * Math.cos((43.6439 * Math.PI) / 180);
  expect(kilometresAround / 2 ** dotSquares.level).toBeGreaterThan(100);
});
