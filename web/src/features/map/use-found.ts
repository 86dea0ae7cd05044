import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Position } from '#shared/domain/places/distance.ts';
import { type Bounds, isInside } from '#shared/domain/places/map.ts';
import type { SeenView } from '../../components/map/frame/map-adapter.ts';
import { useRead } from '../../lib/server/queries.ts';
import { type Found, foundIn } from './found.ts';
import type { MapFilters } from './map-address.ts';
import { areaIn, cellAround, chipsFor } from './searched-area.ts';
import type { Place } from './use-map-address.ts';

const nowhere: Bounds = { south: -1, west: -1, north: 1, east: 1 };
const nothing: Found[] = [];

interface Sought {
  from: Place | null;
  isSeeking: boolean;
  notFound: string | null;
}

/** Reads the results in the searched area. After the person moves the map, the area stays until they call `searchHere`. */
export function useFound(filters: MapFilters, isAllowed: boolean, { from, isSeeking, notFound }: Sought) {
  const [area, setArea] = useState<Bounds | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const seen = useRef<SeenView | null>(null);
  const searchHere = useCallback((): void => {
    setMoved(false);
    setArea((known) => (seen.current ? areaIn(seen.current.bounds) : known));
  }, []);
  /** Searches only the square of a group, if the map can't zoom in further. */
  const searchCell = useCallback((place: Position): void => {
    setMoved(true);
    setArea((known) => known && cellAround(place, known));
  }, []);
  // If the lookup finds no place, the map does not move, so the search covers the present view.
  useEffect(() => {
    if (notFound !== null) searchHere();
  }, [notFound, searchHere]);
  const read = useRead(
    'getMap',
    { query: { ...(area ?? nowhere), ...chipsFor(filters) } },
    {
      enabled: isAllowed && area !== null && !isSeeking,
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    },
  );
  const { data } = read;
  const answered = useRef<Bounds | null>(null);
  if (!read.isPlaceholderData) answered.current = area;
  /** Whether the map has not arrived at the searched place yet. */
  const isUnderWay =
    isSeeking ||
    (from !== null &&
      data !== undefined &&
      !hasMoved &&
      !isInside(data.counted, { latitude: from.lat, longitude: from.lng }));
  const isElsewhere = isUnderWay || (read.isPlaceholderData && answered.current !== area);
  const found = useMemo(() => (data ? foundIn(data, data.counted) : nothing), [data]);
  return {
    read,
    found,
    /** Whether `found` is still the answer for the previous area or filters. */
    isOld: isElsewhere || read.isPlaceholderData,
    /** Whether `found` is still the answer for the previous area. */
    isElsewhere,
    hasMoved: isAllowed && hasMoved,
    searchHere,
    searchCell,
    look(now: SeenView, isByPerson: boolean): void {
      seen.current = now;
      if (isByPerson) setMoved(true);
      else if (!isSeeking) searchHere();
    },
  };
}
