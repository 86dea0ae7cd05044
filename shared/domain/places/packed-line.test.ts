import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type GridPoint, packLine, unpackLine } from './packed-line.ts';

const point = fc.tuple(fc.integer({ min: -900_000, max: 900_000 }), fc.integer({ min: -900_000, max: 900_000 }));

describe('a packed line', () => {
  it('contains the same points in the same order', () => {
    fc.assert(fc.property(fc.array(point), (points) => expect(unpackLine(packLine(points))).toEqual(points)));
  });

  it('has one character for each number, if its points are close to each other', () => {
    const points: GridPoint[] = [
      [0, 0],
      [15, -16],
      [14, -1],
    ];
    expect(packLine(points)).toHaveLength(6);
  });
});
