import type { Squares } from './map.ts';

/**
 * The squares of the home page's map, which shows Australia as dots. A square is over 100 km wide, so a dot only shows the region
 * of a company, and not its home.
 */
export const dotSquares: Squares = { level: 8, columns: [208, 237], rows: [134, 162] };

/** The column and the row of a dot, from 0 at the north-west corner of the map. */
export type Dot = [across: number, down: number];
