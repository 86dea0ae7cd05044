import { type Position, sevenDecimals } from './distance.ts';

/** Divides the world into squares for the map, in the Web Mercator projection of all web maps. */

export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Level 0 is the whole world as one square. Each level halves the side, so a square of the last level is about 2 km wide. */
export const lastLevel = 14;

/**
 * A spot is a point on the map. Its coordinates are whole numbers from 0 to `side - 1`, so that their sums stay exact. A step is
 * about 2 metres.
 */
const depth = 24;
const side = 2 ** depth;

export interface Spot {
  x: number;
  y: number;
}

/** The map is square, so it ends before the poles. */
const lastLatitude = 85.05;
const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function shareOf({ latitude, longitude }: Position): Spot {
  const sine = Math.sin(radians(within(latitude, -lastLatitude, lastLatitude)));
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

const step = (share: number): number => within(Math.floor(share * side), 0, side - 1);

/** Returns the spot on the map at a position. Positions beyond the map's edges get a spot on its edge. */
export function spotOf(position: Position): Spot {
  const { x, y } = shareOf(position);
  return { x: step(x), y: step(y) };
}

/** Returns the position at a spot, whose coordinates need not be whole numbers. */
export const positionOf = ({ x, y }: Spot): Position => ({
  latitude: sevenDecimals((Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / side))) * 180) / Math.PI),
  longitude: sevenDecimals((x / side - 0.5) * 360),
});

/** Returns the side of a square of a level, in steps. */
export const sideAt = (level: number): number => 2 ** (depth - level);

/** Returns the square of a level that contains a spot. */
export function squareOf({ x, y }: Spot, level: number): { column: number; row: number } {
  const size = sideAt(level);
  return { column: Math.floor(x / size), row: Math.floor(y / size) };
}

/** Returns the spot on the map for a spot inside a square. */
export const spotInside = (level: number, column: number, row: number, inside: Spot): Spot => ({
  x: column * sideAt(level) + inside.x,
  y: row * sideAt(level) + inside.y,
});

export interface Squares {
  level: number;
  columns: readonly [first: number, last: number];
  rows: readonly [first: number, last: number];
}

/** Returns the squares of a level that the view touches. */
export function squaresAt({ south, west, north, east }: Bounds, level: number): Squares {
  const topLeft = squareOf(spotOf({ latitude: north, longitude: west }), level);
  const bottomRight = squareOf(spotOf({ latitude: south, longitude: east }), level);
  return { level, columns: [topLeft.column, bottomRight.column], rows: [topLeft.row, bottomRight.row] };
}

/** Returns the level of the smallest squares that are at least as large as the view. */
function levelOf({ south, west, north, east }: Bounds): number {
  const topLeft = shareOf({ latitude: north, longitude: west });
  const bottomRight = shareOf({ latitude: south, longitude: east });
  const longer = Math.max(bottomRight.x - topLeft.x, bottomRight.y - topLeft.y, 1 / side);
  return within(Math.floor(Math.log2(1 / longer)), 0, lastLevel);
}

/** The number of levels from `levelOf` to a cell. The view is at most 16 cells wide, and touches at most 17. */
const finer = 4;

/** Returns the cells that the view touches. The map shows the items in a cell as one cluster. */
export const cellsOf = (view: Bounds): Squares => squaresAt(view, Math.min(levelOf(view) + finer, lastLevel));

/** Returns the area that squares cover. */
export function areaOf({ level, columns, rows }: Squares): Bounds {
  const { latitude: north, longitude: west } = positionOf(spotInside(level, columns[0], rows[0], { x: 0, y: 0 }));
  const { latitude: south, longitude: east } = positionOf(
    spotInside(level, columns[1] + 1, rows[1] + 1, { x: 0, y: 0 }),
  );
  return { south, west, north, east };
}

export const isInside = ({ south, west, north, east }: Bounds, { latitude, longitude }: Position): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

const edge = 0.0001;
/** Returns the area with a margin of about ten metres, so that rounding excludes no place at an edge. */
export const widened = ({ south, west, north, east }: Bounds): Bounds => ({
  south: south - edge,
  west: west - edge,
  north: north + edge,
  east: east + edge,
});
