import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  areaOf,
  type Bounds,
  cellsOf,
  isInside,
  lastLevel,
  positionOf,
  type Squares,
  spotInside,
  spotOf,
  squareOf,
} from './map.ts';

const positions = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});
const views = fc
  .tuple(positions, fc.double({ min: 0.001, max: 90, noNaN: true }), fc.double({ min: 0.001, max: 170, noNaN: true }))
  .map(([{ latitude: south, longitude: west }, high, wide]): Bounds => {
    return { south, west, north: Math.min(south + high, 85), east: Math.min(west + wide, 180) };
  });
const sizeOf = ([first, last]: Squares['rows']): number => last - first + 1;

describe('the squares of the map', () => {
  it('convert a position to a spot and back, to about two metres', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const found = positionOf(spotOf(position));
        expect(Math.abs(found.latitude - position.latitude)).toBeLessThan(0.00003);
        expect(Math.abs(found.longitude - position.longitude)).toBeLessThan(0.00003);
      }),
    );
  });

  it('contain the spot of each of their positions, at every level', () => {
    fc.assert(
      fc.property(positions, fc.integer({ min: 0, max: lastLevel }), (position, level) => {
        const spot = spotOf(position);
        const { column, row } = squareOf(spot, level);
        const corner = spotInside(level, column, row, { x: 0, y: 0 });
        const opposite = spotInside(level, column + 1, row + 1, { x: 0, y: 0 });
        expect([spot.x >= corner.x, spot.x < opposite.x, spot.y >= corner.y, spot.y < opposite.y]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }),
    );
  });

  it('cover a view with at most seventeen by seventeen cells', () => {
    fc.assert(
      fc.property(views, (view) => {
        const cells = cellsOf(view);
        expect([sizeOf(cells.columns) <= 17, sizeOf(cells.rows) <= 17]).toEqual([true, true]);
      }),
    );
  });

  it.each([
    ['a third of the world', 120, 1, 5],
    ['Australia', 41, 34, 7],
    ['a state', 11, 9, 9],
    ['a high and narrow view', 0.1, 11, 9],
    ['a suburb', 0.03, 0.02, 14],
    ['one place', 0, 0, 14],
  ])('have a level that fits a view of %s', (_what, wide, high, level) => {
    const view = { south: -high / 2, north: high / 2, west: 180 - wide, east: 180 };
    expect(cellsOf(view).level).toBe(level);
  });

  it('cover all of a view', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { south, west, north, east } = areaOf(cellsOf(view));
        const slack = 0.00003;
        expect(south).toBeLessThanOrEqual(view.south + slack);
        expect(west).toBeLessThanOrEqual(view.west + slack);
        expect(north).toBeGreaterThanOrEqual(view.north - slack);
        expect(east).toBeGreaterThanOrEqual(view.east - slack);
      }),
    );
  });

  it('begin in the north west of the world', () => {
    expect(spotOf({ latitude: 85.05, longitude: -180 })).toMatchObject({ x: 0 });
    expect(spotOf({ latitude: 0, longitude: 180 })).toMatchObject({ x: 2 ** 24 - 1 });
    expect(spotOf({ latitude: 0, longitude: 0 })).toEqual({ x: 2 ** 23, y: 2 ** 23 });
  });

  it('count an item on the edge of a view as inside it', () => {
    const view = { south: -34, west: 150, north: -33, east: 152 };
    expect(isInside(view, { latitude: -34, longitude: 150 })).toBe(true);
    expect(isInside(view, { latitude: -33, longitude: 152 })).toBe(true);
    expect(isInside(view, { latitude: -34.0001, longitude: 151 })).toBe(false);
    expect(isInside(view, { latitude: -32.9999, longitude: 151 })).toBe(false);
    expect(isInside(view, { latitude: -33.5, longitude: 149.9999 })).toBe(false);
    expect(isInside(view, { latitude: -33.5, longitude: 152.0001 })).toBe(false);
  });
});
