import { useMemo } from 'react';
import { distanceKm } from '#shared/domain/places/distance.ts';
import type { Bounds } from '#shared/domain/places/map.ts';
import type { MapView } from '../../components/map/frame/map-adapter.ts';
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
}

const kmFromMiddle = ({ south, west, north, east }: Bounds, { lat, lng }: Found): number =>
  distanceKm({ latitude: (south + north) / 2, longitude: (west + east) / 2 }, { latitude: lat, longitude: lng });

/** Returns the item or the group that is nearest to the middle of an area. Undefined without one in the answer. */
export function nearestIn(answer: MapAnswer, area: Bounds): Found | undefined {
  const away = foundIn(answer, area).map((found) => ({ found, km: kmFromMiddle(area, found) }));
  return away.sort((one, other) => one.km - other.km)[0]?.found;
}

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
    const found = nearestIn(data, area);
    if (!found) return null;
    const view = lookAt(found.lat, found.lng);
    const isGroup = found.kind === 'cluster';
    return {
      count: countOf(data.role, isGroup ? found.count : 1),
      km: Math.round(kmFromMiddle(area, found)),
      lat: found.lat,
      lng: found.lng,
      view: isGroup ? { ...view, zoom: groupZoom } : view,
    };
  }, [area, data, isError]);
}
