import { describe, expect, it } from 'vitest';
import { dotSquares } from '#shared/domain/places/landing-dots.ts';
import { positionOf, spotInside } from '#shared/domain/places/map.ts';
import { stateRings } from '../../components/map/embedded/outlines.ts';
import { land } from './land.ts';

type Ring = ReturnType<typeof stateRings>[number][number];

/** Tells whether the point is inside the ring: a line from it to the east then crosses the ring an odd number of times. */
const isInside = (ring: Ring, lat: number, lng: number): boolean =>
  ring.filter(([y, x], index) => {
    const [lastY, lastX] = ring.at(index - 1) ?? [y, x];
    return y > lat !== lastY > lat && lng < ((lastX - x) * (lat - y)) / (lastY - y) + x;
  }).length %
    2 ===
  1;

describe('the dots of the picture on the home page', () => {
  it('are the squares of the map whose middle is land', () => {
    const rings = stateRings().flat();
    const { level, columns, rows } = dotSquares;
    let runs = '';
    for (let row = rows[0]; row <= rows[1]; row += 1) {
      let start: number | null = null;
      for (let column = columns[0]; column <= columns[1] + 1; column += 1) {
        const { latitude, longitude } = positionOf(spotInside(level, column + 0.5, row + 0.5, { x: 0, y: 0 }));
        const isLand = rings.some((ring) => isInside(ring, latitude, longitude));
        if (isLand) start ??= column;
        else if (start !== null) {
          runs += `M${start - columns[0]} ${row - rows[0]}h${column - 1 - start}`;
          start = null;
        }
      }
    }
    expect(land).toBe(runs);
  });
});
