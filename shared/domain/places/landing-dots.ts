import type { Squares } from './map.ts';

/**
 * The squares of the map that the picture on the home page is made of: Australia as dots. A square is over 100 km wide, so
 * a dot says that there is somebody in a region, and nobody's home can be told from it.
 */
export const dotSquares: Squares = { level: 8, columns: [208, 237], rows: [134, 162] };

/** The place of a dot in the picture. */
export type Dot = [across: number, down: number];
