import { cellsWith } from '#shared/domain/places/cells.ts';
import { type Dot, dotSquares } from '#shared/domain/places/landing-dots.ts';
import { listedJobs, rankedInstallers } from '../search/directory/cached-lists.ts';
import { positionOrNull, type Whereabouts } from '../whereabouts/suburb.ts';

/**
 * Returns the squares of the map's grid that contain items, without their counts. A count of 1 would reveal that a square has a
 * single installer.
 */
const dotsOf = (listed: readonly Omit<Whereabouts, 'geoPrecision'>[]): Dot[] =>
  cellsWith(
    listed.flatMap((item) => positionOrNull(item) ?? []),
    dotSquares,
  ).map(({ column, row }) => [column - dotSquares.columns[0], row - dotSquares.rows[0]]);

/** Returns the areas with jobs and with installers, for the map on the home page. */
export async function getLandingDots(): Promise<{ jobs: Dot[]; installers: Dot[] }> {
  const [jobs, installers] = await Promise.all([listedJobs('AU'), rankedInstallers('AU')]);
  return { jobs: dotsOf(jobs), installers: dotsOf(installers) };
}
