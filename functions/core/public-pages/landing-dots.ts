import { type Dot, dotSquares } from '#shared/domain/places/landing-dots.ts';
import { countIn, everyCombination, placeOfCell } from '../../data/map/map-cells.ts';
import { readCells } from '../../data/map/map-queries.ts';
import type { MapKind } from '../../data/rows.ts';

/** Only that there is something, not how much: a square with one installer would otherwise say more about them. */
async function dotsOf(kind: MapKind): Promise<Dot[]> {
  const cells = await readCells(kind, dotSquares);
  return cells
    .filter((cell) => countIn(cell, everyCombination) > 0)
    .map((cell) => {
      const { column, row } = placeOfCell(cell);
      return [column - dotSquares.columns[0], row - dotSquares.rows[0]];
    });
}

/** Where there is work and where there are crews, for the picture on the home page. */
export async function getLandingDots(): Promise<{ jobs: Dot[]; installers: Dot[] }> {
  const [jobs, installers] = await Promise.all([dotsOf('jobs'), dotsOf('installers')]);
  return { jobs, installers };
}
