import { readList } from '#functions/data/lists/list-queries.ts';
import type { Area } from '#functions/data/rows.ts';
import { setting } from '#functions/env.ts';
import { compareInDirectory } from '#shared/domain/people/directory.ts';
import { positionOrNull } from '../../whereabouts/suburb.ts';

/**
 * Caches each list for `DIRECTORY_HELD_SECONDS`. Every page reads the rows of its items again, so a page shows no hidden item.
 */

function cached<T>(read: (area: Area) => Promise<T>): (area: Area) => Promise<T> {
  const known = new Map<Area, { until: number; list: Promise<T> }>();
  return (area) => {
    const before = known.get(area);
    if (before && Date.now() < before.until) return before.list;
    const list = read(area);
    known.set(area, { until: Date.now() + setting('DIRECTORY_HELD_SECONDS') * 1000, list });
    // Keeps no failed read in the cache.
    list.catch(() => known.delete(area));
    return list;
  };
}

/** The installers in the order of the directory. */
export const rankedInstallers = cached(async (area) => (await readList('installers', area)).sort(compareInDirectory));
export type RankedInstaller = Awaited<ReturnType<typeof rankedInstallers>>[number];

/** The jobs with their positions. */
export const listedJobs = cached(async (area) =>
  (await readList('jobs', area)).map((job) => ({ ...job, position: positionOrNull(job) })),
);
