import { lastLevel, type Spot, squareOf } from '#shared/domain/places/map.ts';
import { combinationCount } from '#shared/domain/places/map-chips.ts';
import { combinationField, type MapKind } from '../entities/discovery/map-entity.ts';
import type { MapCellRow } from '../rows.ts';

/** Where the cells of the map are kept. */

/** How many columns a strip has. A view of 17 columns then touches at most three strips. */
export const stripWidth = 8;
const rowDigits = 5;

export interface CellKey {
  kind: MapKind;
  level: number;
  strip: number;
  spot: string;
}

const spotKey = (row: number, columnInStrip: number): string =>
  `${String(row).padStart(rowDigits, '0')}${columnInStrip}`;

export const cellKeyOf = (kind: MapKind, level: number, column: number, row: number): CellKey => ({
  kind,
  level,
  strip: Math.floor(column / stripWidth),
  spot: spotKey(row, column % stripWidth),
});

/** The range of keys of some rows of a strip. */
export const spotRange = ([first, last]: readonly [number, number]): readonly [string, string] => [
  spotKey(first, 0),
  spotKey(last, stripWidth - 1),
];

export const placeOfCell = ({ strip, spot }: Pick<MapCellRow, 'strip' | 'spot'>): { column: number; row: number } => ({
  column: strip * stripWidth + Number(spot.slice(rowDigits)),
  row: Number(spot.slice(0, rowDigits)),
});

/** The cell that counts what has no position. Apart from it, strips are never negative. */
export const unplacedCell = (kind: MapKind): CellKey => ({ kind, level: 0, strip: -1, spot: spotKey(0, 0) });

/** How one marker is counted. */
export interface Counted {
  /** Null without a position. */
  spot: Spot | null;
  combination: number;
}

/** What is added to a cell. */
export interface CellSum {
  sumX: number;
  sumY: number;
  combinations: ReadonlyMap<number, number>;
}

const nameOf = ({ level, strip, spot }: CellKey): string => `${level}#${strip}#${spot}`;

/** How the cells change when something is counted differently: each cell once, and none that stays as it is. */
export function cellChanges(
  kind: MapKind,
  counted: readonly (Counted & { by: 1 | -1 })[],
): readonly (CellSum & { key: CellKey })[] {
  const cells = new Map<string, { key: CellKey; sumX: number; sumY: number; combinations: Map<number, number> }>();
  const add = (key: CellKey, inside: Spot, combination: number, by: number): void => {
    const name = nameOf(key);
    const cell = cells.get(name) ?? { key, sumX: 0, sumY: 0, combinations: new Map<number, number>() };
    cells.set(name, cell);
    cell.sumX += by * inside.x;
    cell.sumY += by * inside.y;
    cell.combinations.set(combination, (cell.combinations.get(combination) ?? 0) + by);
  };
  for (const { spot, combination, by } of counted) {
    if (spot === null) add(unplacedCell(kind), { x: 0, y: 0 }, combination, by);
    else
      for (let level = 0; level <= lastLevel; level += 1) {
        const { column, row, inside } = squareOf(spot, level);
        add(cellKeyOf(kind, level, column, row), inside, combination, by);
      }
  }
  const isMoved = (cell: CellSum): boolean =>
    cell.sumX !== 0 || cell.sumY !== 0 || [...cell.combinations.values()].some((by) => by !== 0);
  return [...cells.values()].filter(isMoved);
}

/** How many markers of these combinations a cell has. */
export const countIn = (cell: MapCellRow, combinations: Iterable<number>): number => {
  let sum = 0;
  for (const each of combinations) sum += cell[combinationField(each)] ?? 0;
  return sum;
};

export const everyCombination: readonly number[] = Array.from({ length: combinationCount }, (_, each) => each);
