import { type Squares, spotInside, squareDigits } from '#shared/domain/places/map.ts';
import type { MapKind } from '../entities/discovery/map-entity.ts';
import { readPage } from '../page.ts';
import { readMany } from '../read-many.ts';
import type { MapCellRow, MapPinRow } from '../rows.ts';
import { rows } from '../service.ts';
import { cellKeyOf, placeOfCell, spotRange, stripWidth, unplacedCell } from './map-cells.ts';
import { noSquare } from './pin-writes.ts';

/** The map of one view. It may be a moment old. */

const numbersFrom = ([first, last]: readonly [number, number]): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** For a view: how many markers its large squares hold, and how many have no position. One batch of at most five small rows. */
export async function readTileCounts(
  kind: MapKind,
  tiles: Squares,
): Promise<{ tiles: MapCellRow[]; unplaced: MapCellRow | null }> {
  const keys = numbersFrom(tiles.columns).flatMap((column) =>
    numbersFrom(tiles.rows).map((row) => cellKeyOf(kind, tiles.level, column, row)),
  );
  const found = await readMany([...keys, unplacedCell(kind)], (open) => rows().mapCell.get(open).go());
  return {
    tiles: found.filter(({ strip }) => strip >= 0),
    unplaced: found.find(({ strip }) => strip < 0) ?? null,
  };
}

/** The cells of a view: one query for each strip, at most three. */
export async function readCells(kind: MapKind, { level, columns, rows: visible }: Squares): Promise<MapCellRow[]> {
  const strips = numbersFrom([Math.floor(columns[0] / stripWidth), Math.floor(columns[1] / stripWidth)]);
  const [from, to] = spotRange(visible);
  const found = await Promise.all(
    strips.map((strip) =>
      rows().mapCell.query.byStrip({ kind, level, strip }).between({ spot: from }, { spot: to }).go({ pages: 'all' }),
    ),
  );
  return found
    .flatMap(({ data }) => data)
    .filter((cell) => {
      const { column } = placeOfCell(cell);
      return column >= columns[0] && column <= columns[1];
    });
}

/** The markers of large squares: one query for each, at most four. */
export async function readPins(
  kind: MapKind,
  { level, columns, rows: visible }: Squares,
  limit: number,
): Promise<MapPinRow[]> {
  const squares = numbersFrom(columns).flatMap((column) =>
    numbersFrom(visible).map((row) => squareDigits(spotInside(level, column, row, { x: 0, y: 0 }), level)),
  );
  const found = await Promise.all(
    squares.map((square) => rows().mapPin.query.bySquare({ kind }).begins({ square }).go({ limit })),
  );
  // At level 0, the one square also begins the keys of what has no position.
  return found.flatMap(({ data }) => data).filter(({ latitude }) => latitude !== undefined);
}

/** The markers without a position. */
export const readUnplacedPage = (
  kind: MapKind,
  cursor: string | undefined,
): Promise<{ items: MapPinRow[]; nextCursor: string | null }> =>
  readPage<MapPinRow>((page) => rows().mapPin.query.bySquare({ kind }).begins({ square: noSquare }).go(page), cursor);
