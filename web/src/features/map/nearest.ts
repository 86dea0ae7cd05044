import { useMemo } from 'react';
import { distanceKm } from '#shared/domain/places/distance.ts';
import type { Bounds } from '#shared/domain/places/map.ts';
import type { MapPosition, MapView } from '../../components/map/frame/map-adapter.ts';
import { useRead } from '../../lib/server/queries.ts';
import { countOf, type Found, foundIn, type MapAnswer } from './found.ts';
import { lookAt, type MapFilters } from './map-address.ts';
import { chipsFor } from './searched-area.ts';

const australia: Bounds = { south: -44, west: 112, north: -9, east: 154 };
/** The zoom around a group, whose items may be up to 2 degrees from its mean position. */
const groupZoom = 7;

export interface Nearest {
  /** The number of items, such as "12 jobs". */
  count: string;
  km: number;
  lat: number;
  lng: number;
  view: MapView;
  /** The positions of the results that are hardly farther away, with the nearest one. */
  together: readonly MapPosition[];
}

/** How many times as far away as the nearest result another one is shown with it. */
const hardlyFarther = 1.25;

const kmFromMiddle = ({ south, west, north, east }: Bounds, { lat, lng }: Found): number =>
  distanceKm({ latitude: (south + north) / 2, longitude: (west + east) / 2 }, { latitude: lat, longitude: lng });

/** Returns the items and groups, those nearest to the middle of an area first. */
export const byDistance = (answer: MapAnswer, area: Bounds): { found: Found; km: number }[] =>
  foundIn(answer, area)
    .map((found) => ({ found, km: kmFromMiddle(area, found) }))
    .sort((one, other) => one.km - other.km);

/**
 * Reads the map of Australia for an area without results, and returns the nearest item or group. Null if there is none, and
 * undefined while it is not known. Reads nothing without an area.
 */
export function useNearest(area: Bounds | null, filters: MapFilters): Nearest | null | undefined {
  const { data, isError } = useRead(
    'getMap',
    { query: { ...australia, ...chipsFor(filters) } },
    { enabled: area !== null },
  );
  return useMemo(() => {
    if (!area) return undefined;
    if (!data) return isError ? null : undefined;
    const all = byDistance(data, area);
    const [first] = all;
    if (!first) return null;
    const { found, km: least } = first;
    const view = lookAt(found.lat, found.lng);
    const isGroup = found.kind === 'cluster';
    return {
      count: countOf(data.role, isGroup ? found.count : 1),
      km: Math.round(least),
      lat: found.lat,
      lng: found.lng,
      view: isGroup ? { ...view, zoom: groupZoom } : view,
      together: all.filter(({ km }) => km <= least * hardlyFarther).map((each) => each.found),
    };
  }, [area, data, isError]);
}
