import { cellsWith } from '#shared/domain/places/cells.ts';
import { type Dot, dotSquares } from '#shared/domain/places/landing-dots.ts';
import { listedJobs, rankedInstallers } from '../search/directory/cached-lists.ts';
import { positionOrNull, type Whereabouts } from '../whereabouts/suburb.ts';

/** Returns only the squares with items. A count would reveal more about the only installer in a square. */
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
