import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cellsWith } from './cells.ts';
import { areaOf, cellsOf, isInside, positionOf, spotOf, squareOf } from './map.ts';

const view = { south: -38, west: 144, north: -33, east: 152 };
const squares = cellsOf(view);
const positions = fc.array(
  fc.record({
    latitude: fc.double({ min: -45, max: -10, noNaN: true }),
    longitude: fc.double({ min: 112, max: 154, noNaN: true }),
  }),
);

describe('the cells of a view', () => {
  it('count each item up to the edges of the cells exactly once', () => {
    fc.assert(
      fc.property(positions, (places) => {
        const cells = cellsWith(places, squares);
        const inside = places.filter((place) => {
          const { column, row } = squareOf(spotOf(place), squares.level);
          return (
            column >= squares.columns[0] &&
            column <= squares.columns[1] &&
            row >= squares.rows[0] &&
            row <= squares.rows[1]
          );
        });
        expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(inside.length);
        expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
        for (const { middle } of cells) expect(isInside(areaOf(squares), positionOf(middle))).toBe(true);
      }),
    );
  });

  it('have the mean position of their items as their middle', () => {
    const [one, other] = [
      { latitude: -33.8, longitude: 151 },
      { latitude: -33.9, longitude: 151.02 },
    ];
    const [cell, ...others] = cellsWith([one, other, other, one], squares);
    expect(others).toEqual([]);
    expect(cell?.count).toBe(4);
    const { latitude, longitude } = positionOf(cell?.middle ?? { x: 0, y: 0 });
    expect(latitude).toBeCloseTo(-33.85, 3);
    expect(longitude).toBeCloseTo(151.01, 3);
  });
});
