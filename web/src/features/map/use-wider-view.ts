import { useEffect } from 'react';
import type { Bounds } from '#shared/domain/places/map.ts';
import type { MapView } from '../../components/map/frame/map-adapter.ts';
import { noFilters } from './map-address.ts';
import { type Nearest, useNearest } from './nearest.ts';
import type { Place } from './use-map-address.ts';

/** The distance up to which the map shows the nearest result together with the searched place. Few installers travel farther. */
const mostKm = 150;
/** Keeps the mark of the nearest result away from the edge of the map. */
const margin = 1.1;

/** Returns the zoom at which an area around a searched place also contains the nearest result. Null if it is too far away. */
export function zoomFor(
  { lat, lng, zoom }: Place,
  { south, west, north, east }: Bounds,
  nearest: Pick<Nearest, 'lat' | 'lng' | 'km'>,
): number | null {
  if (nearest.km > mostKm) return null;
  const share =
    2 * Math.max(Math.abs(nearest.lat - lat) / (north - south), Math.abs(nearest.lng - lng) / (east - west));
  return zoom - Math.max(1, Math.ceil(Math.log2(share * margin)));
}

/**
 * Zooms out if the area around a searched place has no results and the nearest one is not far. An installer there may serve the
 * place. Returns whether the results of the wider area are still to come.
 */
export function useWiderView(from: Place | null, empty: Bounds | null, go: (view: MapView) => void): boolean {
  const nearest = useNearest(from && empty, noFilters);
  const zoom = from && empty && nearest ? zoomFor(from, empty, nearest) : null;
  useEffect(() => {
    if (from && zoom !== null) go({ center: { lat: from.lat, lng: from.lng }, zoom });
  }, [from, zoom, go]);
  return from !== null && empty !== null && (nearest === undefined || zoom !== null);
}
