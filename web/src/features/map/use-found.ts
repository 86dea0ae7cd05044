import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Position } from '#shared/domain/places/distance.ts';
import type { Bounds } from '#shared/domain/places/map.ts';
import type { SeenView } from '../../components/map/frame/map-adapter.ts';
import { useRead } from '../../lib/server/queries.ts';
import { type Found, foundIn } from './found.ts';
import type { MapFilters } from './map-address.ts';
import { areaIn, cellAround, chipsFor } from './searched-area.ts';

const nowhere: Bounds = { south: -1, west: -1, north: 1, east: 1 };
const nothing: Found[] = [];

interface Sought {
  isSeeking: boolean;
  notFound: string | null;
}

/** The results in the searched area. After moving the map, the person decides when to search again. */
export function useFound(filters: MapFilters, isAllowed: boolean, { isSeeking, notFound }: Sought) {
  const [area, setArea] = useState<Bounds | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const seen = useRef<SeenView | null>(null);
  const searchHere = useCallback((): void => {
    setMoved(false);
    setArea((known) => (seen.current ? areaIn(seen.current.bounds) : known));
  }, []);
  /** If the map can't zoom in further, a group is searched alone. */
  const searchCell = useCallback((place: Position): void => {
    setMoved(true);
    setArea((known) => known && cellAround(place, known));
  }, []);
  // Without the place, the map does not move.
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
  const found = useMemo(() => (data ? foundIn(data, data.counted) : nothing), [data]);
  return {
    read,
    found,
    /** The list belongs to another area or other filters. */
    isOld: read.isPlaceholderData,
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
