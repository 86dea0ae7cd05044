import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isSameView, type MapView } from '../../components/map/frame/map-adapter.ts';
import { useRead } from '../../lib/server/queries.ts';
import {
  defaultView,
  keepsAddress,
  lookAt,
  type MapFilters,
  readAddress,
  withFilters,
  withPlace,
  withSearch,
  withView,
} from './map-address.ts';
import { useHome } from './use-home.ts';

/** How long the map has to rest before the page writes its URL. Each write renders the page, which would disturb a moving map. */
const pauseMilliseconds = 250;

const quiet = { replace: true, preventScrollReset: true };

/** Keeps the map and its URL the same. The map opens at the view in the URL, and the URL then follows the map. */
export function useMapAddress() {
  const [params, setParams] = useSearchParams();
  const { view, address, search, filters } = readAddress(params);
  /** Whether the URL has neither a view nor a search. */
  const isDefault = view === null && search === null;
  const home = useHome(isDefault);
  /** The view to which the page moves the map. Null for `home`. */
  const [sent, setSent] = useState<MapView | null>(view);
  const shown = useRef(sent);
  shown.current = sent ?? home ?? shown.current;
  /**
   * The URLs that this page has written but not yet received from the router. On a slow machine, the page may write
   * another URL before it receives the previous one. A URL that is not listed here comes from a link, a search or Back.
   */
  const written = useRef<string[]>([]);
  const arrived = useRef(params.toString());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(params);
  latest.current = params;
  /** The view that is fitted to the searched place and results beside it. There, the URL keeps the place. */
  const fitted = useRef<MapView | null>(null);
  const go = useCallback((wanted: MapView | null) => {
    fitted.current = null;
    setSent(wanted);
  }, []);
  const fitTo = useCallback((wanted: MapView) => {
    fitted.current = wanted;
    setSent(wanted);
  }, []);

  const write = (next: URLSearchParams): void => {
    if (next.toString() === latest.current.toString()) return;
    written.current.push(next.toString());
    setParams(next, quiet);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const now = params.toString();
    if (now === arrived.current) return;
    arrived.current = now;
    const own = written.current.indexOf(now);
    written.current = written.current.slice(own + 1);
    if (own >= 0) return;
    clearTimeout(timer.current);
    const wanted = readAddress(params);
    if (wanted.search === null) go(wanted.view);
  }, [params, go]);

  const sought = useSought(search, (place) => {
    const there = lookAt(place.lat, place.lng);
    write(withView(latest.current, there, place.label));
    go(there);
  });

  const [lat, lng, zoom] = [view?.center.lat, view?.center.lng, view?.zoom];
  const from = useMemo<Place | null>(
    () =>
      lat === undefined || lng === undefined || zoom === undefined || address === ''
        ? null
        : { lat, lng, zoom, label: address },
    [lat, lng, zoom, address],
  );

  return {
    /**
     * The view at which the page opens the map, or to which the page moves it. Null until it is known. If the page opens with a
     * search for a place, the map opens near Melbourne.
     */
    sent: shown.current ?? (search === null ? null : defaultView),
    /** Whether the map opens near Melbourne because neither the URL nor the profile contains a place. */
    isDefault: isDefault && home === defaultView,
    filters,
    /** The place that was searched for, until the person moves the map. */
    from,
    /** The text of the search box. */
    label: search ?? address,
    ...sought,
    /** Called when the map has stopped at a view. */
    follow(now: MapView, isByPerson: boolean): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const known = readAddress(latest.current);
        if (keepsAddress(now, isByPerson, known, { fitted: fitted.current, opensAt: home ?? defaultView })) return;
        fitted.current = null;
        // The name of the place stays only while the place is in the middle.
        const isThere = known.view !== null && isSameView({ ...now, zoom: known.view.zoom }, known.view);
        write(withView(latest.current, now, isThere && !isByPerson ? known.address : ''));
      }, pauseMilliseconds);
    },
    go,
    /** Moves the map to a view of the searched place and results beside it. */
    fitTo,
    pick: (place: NamedPlace) => setParams(withPlace(latest.current, place)),
    find: (typed: string) => setParams(withSearch(latest.current, typed)),
    filter: (next: MapFilters) => write(withFilters(latest.current, next)),
  };
}

export interface Place extends NamedPlace {
  /** The zoom of the map around the place. */
  zoom: number;
}

interface NamedPlace {
  lat: number;
  lng: number;
  label: string;
}

/** Looks up the place that the URL's `search` names. If the lookup fails, the map stays usable. */
function useSought(search: string | null, onFound: (place: NamedPlace) => void) {
  const read = useRead('geocodePlace', { query: { q: search ?? '' } }, { enabled: search !== null });
  const [answered, setAnswered] = useState<string | null>(null);
  const latest = useRef(onFound);
  latest.current = onFound;
  const place = search === null ? undefined : read.data?.place;
  const hasFailed = search !== null && read.isError && !read.isFetching;
  useEffect(() => {
    if (search === null || (place === undefined && !hasFailed)) return;
    setAnswered(search);
    if (place) latest.current(place);
    // biome-ignore lint/suspicious/noConsole: the specification wants it in the log
    else console.warn(hasFailed ? `The lookup of "${search}" failed.` : `There is no place "${search}".`);
  }, [search, place, hasFailed]);
  const isOver = search !== null && answered === search;
  return {
    /** Whether the lookup of the place is still running, so that the map has not moved there yet. */
    isSeeking: search !== null && !isOver,
    notFound: isOver && !place ? search : null,
  };
}
