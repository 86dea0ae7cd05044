import { compareInDirectory } from '#shared/domain/directory.ts';
import { readList } from '../../data/directory/directory-queries.ts';
import type { Area } from '../../data/rows.ts';
import { setting } from '../../env.ts';

/** The lists of installers, ranked. A list is read once for everyone who asks within some seconds. */

async function readRanked(area: Area) {
  const listed = await readList('installers', area);
  return listed
    .map(({ ratingTenths, ...facts }) => ({
      ...facts,
      averageRating: ratingTenths === null ? null : ratingTenths / 10,
    }))
    .sort(compareInDirectory);
}
type Ranked = Awaited<ReturnType<typeof readRanked>>;
export type RankedInstaller = Ranked[number];

const held = new Map<Area, { until: number; ranked: Promise<Ranked> }>();

export function rankedInstallers(area: Area): Promise<Ranked> {
  const known = held.get(area);
  if (known && Date.now() < known.until) return known.ranked;
  const ranked = readRanked(area);
  held.set(area, { until: Date.now() + setting('DIRECTORY_HELD_SECONDS') * 1000, ranked });
  // What could not be read is not held.
  ranked.catch(() => held.delete(area));
  return ranked;
}
