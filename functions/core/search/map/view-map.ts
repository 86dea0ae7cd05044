import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { cellsWith } from '#shared/domain/places/cells.ts';
import { areaOf, type Bounds, cellsOf, isInside, positionOf, widened } from '#shared/domain/places/map.ts';
import type { Actor } from '../../actor.ts';
import { positionOrNull } from '../../whereabouts/suburb.ts';
import { type Finder, installerFinder, isPlaced, jobFinder, type Located } from './find-listed.ts';
import type { Marker } from './markers.ts';

/** Returns one view of the map, from the list of Australia held in memory. */

type View = QueryOf<Routes['getMap']>;
export type MapAnswer = AnswerOf<Routes['getMap']>;

/** Each marker is a row that is read again, so more of them would cost more than the list. */
const mostMarkers = 100;

type Placed<About> = About & Pick<MapAnswer['jobs'][number], 'latitude' | 'longitude' | 'geoPrecision'>;

function placedIn<About>(view: Bounds, { about, where }: Marker<About>): Placed<About>[] {
  const place = positionOrNull(where);
  return place && isInside(view, place) ? [{ ...about, ...place, geoPrecision: where.geoPrecision }] : [];
}

interface Shown<About> extends Pick<MapAnswer, 'clusters' | 'total' | 'counted' | 'withoutPosition'> {
  markers: Placed<About>[];
}

async function show<Item extends Located, About>(
  { find, readMarkers }: Finder<Item, About>,
  { south, west, north, east, ...chips }: View,
): Promise<Shown<About>> {
  const view: Bounds = { south, west, north, east };
  const found = await find(chips);
  const placed = found.filter(isPlaced);
  const withoutPosition = found.length - placed.length;
  // Positions in a list are rounded, so the row decides whether an item near an edge is in view.
  const around = widened(view);
  const near = placed.filter((item) => isInside(around, item));
  if (near.length > mostMarkers) {
    const squares = cellsOf(view);
    const clusters = cellsWith(placed, squares).map(({ middle, count }) => ({ ...positionOf(middle), count }));
    const total = clusters.reduce((sum, { count }) => sum + count, 0);
    return { markers: [], clusters, total, counted: areaOf(squares), withoutPosition };
  }
  const markers = (await readMarkers(near)).flatMap((marker) => placedIn(view, marker));
  return { markers, clusters: [], total: markers.length, counted: view, withoutPosition };
}

/** Installers see jobs, and retailers see installers. */
export async function viewMap({ role, user }: Actor, query: View): Promise<MapAnswer> {
  const { south, west, north, east } = query;
  const nothing = { role, jobs: [], installers: [] };
  // Who has no profile yet sees what a visitor sees, which is the map alone.
  if (!user.profileCompleted)
    return { ...nothing, clusters: [], total: 0, counted: { south, west, north, east }, withoutPosition: 0 };
  if (role === 'installer') {
    const { markers: jobs, ...shown } = await show(jobFinder, query);
    return { ...nothing, ...shown, jobs };
  }
  const { markers: installers, ...shown } = await show(installerFinder, query);
  return { ...nothing, ...shown, installers };
}
