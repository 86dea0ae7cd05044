import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { cellsWith } from '#shared/domain/places/cells.ts';
import { areaOf, type Bounds, cellsOf, isInside, positionOf } from '#shared/domain/places/map.ts';
import type { Actor } from '../../actor.ts';
import { seesEveryJob } from '../../visible-jobs.ts';
import { positionOrNull } from '../../whereabouts/suburb.ts';
import { installerFinder, jobFinderFor, type Located, type PlacingFinder } from './map-finders.ts';
import type { Marker } from './markers.ts';
import { visitorFinder } from './visitor-finder.ts';

/** Returns one view of the map, from the list of Australia in memory. */

type View = QueryOf<Routes['getMap']>;
export type MapAnswer = AnswerOf<Routes['getMap']>;

/** The most markers in one view. Each marker reads one row, so more markers would cost more than reading the list. */
const mostMarkers = 100;

type OnMap<About> = About & Pick<MapAnswer['jobs'][number], 'latitude' | 'longitude' | 'geoPrecision'>;

function inView<About>(view: Bounds, { about, where }: Marker<About>): OnMap<About>[] {
  const place = positionOrNull(where);
  return place && isInside(view, place) ? [{ ...about, ...place, geoPrecision: where.geoPrecision }] : [];
}

interface Shown<About> extends Pick<MapAnswer, 'clusters' | 'total' | 'counted' | 'withoutPosition'> {
  markers: OnMap<About>[];
}

async function show<Item extends Located, About>(
  { find, placedIn, countUnplaced, readMarkers }: PlacingFinder<Item, About>,
  { south, west, north, east, ...chips }: View,
): Promise<Shown<About>> {
  const view: Bounds = { south, west, north, east };
  const found = await find(chips);
  const withoutPosition = countUnplaced(found);
  const near = await placedIn(found, view);
  if (near.length > mostMarkers) {
    const squares = cellsOf(view);
    const placed = await placedIn(found, areaOf(squares));
    const clusters = cellsWith(placed, squares).map(({ middle, count }) => ({ ...positionOf(middle), count }));
    const total = clusters.reduce((sum, { count }) => sum + count, 0);
    return { markers: [], clusters, total, counted: areaOf(squares), withoutPosition };
  }
  const markers = (await readMarkers(near)).flatMap((marker) => inView(view, marker));
  return { markers, clusters: [], total: markers.length, counted: view, withoutPosition };
}

/**
 * Shows jobs to installers, and installers to retailers. Accounts without a profile see the same as visitors: jobs at the
 * positions of their suburbs.
 */
export async function viewMap(actor: Actor | null, query: View, now: Date): Promise<MapAnswer> {
  const viewer = actor?.user.profileCompleted && seesEveryJob(actor) ? actor : null;
  const role = viewer?.role ?? null;
  const nothing = { role, jobs: [], installers: [] };
  if (role !== 'retailer') {
    const finder = viewer ? jobFinderFor(viewer.userId, now) : visitorFinder;
    const { markers: jobs, ...shown } = await show(finder, query);
    return { ...nothing, ...shown, jobs };
  }
  const { markers: installers, ...shown } = await show(installerFinder, query);
  return { ...nothing, ...shown, installers };
}
