import type { Position } from './distance.ts';
import { areaOf, isInside, type Spot, type Squares, spotOf, squareOf, widened } from './map.ts';

/** Counts the items in each square of a view. */

export interface Cell {
  column: number;
  row: number;
  count: number;
  /** The mean position of the items. */
  middle: Spot;
}

const isWithin = (value: number, [first, last]: readonly [number, number]): boolean => value >= first && value <= last;

/** Returns the cells that contain items. */
export function cellsWith(places: Iterable<Position>, squares: Squares): Cell[] {
  const { level, columns, rows } = squares;
  // Excludes most places by comparing degrees first, because `spotOf` is much slower.
  const around = widened(areaOf(squares));
  const width = columns[1] - columns[0] + 1;
  const cells = new Map<number, Cell>();
  for (const place of places) {
    if (!isInside(around, place)) continue;
    const spot = spotOf(place);
    const { column, row } = squareOf(spot, level);
    if (!isWithin(column, columns) || !isWithin(row, rows)) continue;
    const index = (row - rows[0]) * width + column - columns[0];
    const cell = cells.get(index) ?? { column, row, count: 0, middle: { x: 0, y: 0 } };
    cells.set(index, cell);
    cell.count += 1;
    cell.middle.x += (spot.x - cell.middle.x) / cell.count;
    cell.middle.y += (spot.y - cell.middle.y) / cell.count;
  }
  return [...cells.values()];
}
