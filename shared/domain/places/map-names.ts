import type { Position } from './distance.ts';
import { areaOf, type Bounds, positionOf, sideAt, spotInside, spotOf, squareOf, squaresAt } from './map.ts';

/** The names on a map. The map requests the names of each square that it shows, and the server chooses them for the zoom. */

export const nameZooms = { farthest: 3, closest: 14 };
/** The maximum number of names of one square, which is more than a square has space for. */
export const mostNames = 200;
/** The levels between a square and a map's tiles. A square is four tiles or 1,024 pixels wide, so a window shows only a few. */
const levelsAbove = 2;
const levelAt = (zoom: number): number => zoom - levelsAbove;

/** Returns the space for a name in pixels: a character is about 7 wide. */
export const nameRoom = (name: string): { width: number; height: number } => ({
  width: 7 * name.length + 12,
  height: 32,
});

/** Returns the middle of each square that a view touches. */
export function nameSquaresIn(view: Bounds, zoom: number): Position[] {
  const { level, columns, rows } = squaresAt(view, levelAt(zoom));
  const half = sideAt(level) / 2;
  const middles: Position[] = [];
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let column = columns[0]; column <= columns[1]; column += 1)
      middles.push(positionOf(spotInside(level, column, row, { x: half, y: half })));
  return middles;
}

/** Returns the square that contains a position. */
export function nameSquareAt(position: Position, zoom: number): Bounds {
  const level = levelAt(zoom);
  const { column, row } = squareOf(spotOf(position), level);
  return areaOf({ level, columns: [column, column], rows: [row, row] });
}
