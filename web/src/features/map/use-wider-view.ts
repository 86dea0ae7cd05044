import { useEffect } from 'react';
import type { Bounds } from '#shared/domain/places/map.ts';
import { cornersAround, sizeOfView, viewOfAll } from '../../components/map/frame/fit-view.ts';
import type { MapPosition, MapView, SeenView } from '../../components/map/frame/map-adapter.ts';
import { nearKm } from './found.ts';
import { noFilters } from './map-address.ts';
import { type Nearest, useNearest } from './nearest.ts';
import type { Place } from './use-map-address.ts';

/** The distance up to which the map shows the nearest results together with the searched place. Few installers travel farther. */
const mostKm = 150;
/** The zoom at which every window shows the nearest results, so the map is not moved again. */
const farthestZoom = 5;
/** The part of the map's width and height for the places, so that no mark is at its edge. */
const inner = 0.85;

/**
 * Returns the view of a searched place and its nearest results. Null if they are too far away. The view has every place that is
 * near the searched one, so that the list can say that none of them has a result.
 */
export function widerView(
  place: MapPosition,
  seen: Pick<SeenView, 'bounds' | 'zoom'>,
  { km, together }: Pick<Nearest, 'km' | 'together'>,
): MapView | null {
  if (km > mostKm || seen.zoom <= farthestZoom) return null;
  const { width, height } = sizeOfView(seen);
  const places = [...cornersAround(place, nearKm * 1000), ...together];
  // Each view is farther than the one before, so that a group, whose place is only a mean, comes into view too.
  return viewOfAll(places, { width: width * inner, height: height * inner }, seen.zoom - 1);
}

interface Wider {
  /** The searched place. */
  from: Place | null;
  /** The area without results. Null if it has some. */
  empty: Bounds | null;
  /** The view of the area. */
  seen: SeenView | null;
  fitTo: (view: MapView) => void;
}

/**
 * Fits the map to a searched place and its nearest results, if the area around the place has none and they are not far. An
 * installer there may serve the place. Returns whether the results of the wider area are still to come.
 */
export function useWiderView({ from, empty, seen, fitTo }: Wider): boolean {
  const nearest = useNearest(from && empty, noFilters);
  const view = from && empty && seen && nearest ? widerView(from, seen, nearest) : null;
  const [lat, lng, zoom] = [view?.center.lat, view?.center.lng, view?.zoom];
  useEffect(() => {
    if (lat !== undefined && lng !== undefined && zoom !== undefined) fitTo({ center: { lat, lng }, zoom });
  }, [lat, lng, zoom, fitTo]);
  return from !== null && empty !== null && (nearest === undefined || view !== null);
}
