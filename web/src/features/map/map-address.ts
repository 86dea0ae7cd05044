import {
  type MapAvailability,
  type MapRating,
  type MapSpecialty,
  mapAvailabilities,
  mapRatings,
  mapSpecialties,
} from '#shared/domain/places/map-chips.ts';
import { isSameView, type MapView } from '../../components/map/frame/map-adapter.ts';

/** The state in the URL of the map's page, so that a reload, a shared link and Back show the same map. */

export interface MapFilters {
  availability: MapAvailability | null;
  rating: MapRating | null;
  specialties: readonly MapSpecialty[];
}

export interface MapAddress {
  /** The visible part of the map. Null if the URL has none. */
  view: MapView | null;
  /** The name of the place in the middle of the map. */
  address: string;
  /** The text of a place to look up. Null if the URL also has a position or an address, which are more exact. */
  search: string | null;
  filters: MapFilters;
}

/** The view near the suburbs of Melbourne. */
export const defaultView: MapView = { center: { lat: -37.86, lng: 145.07 }, zoom: 8 };
/** The zoom around a searched place. On a phone too, it shows the suburbs that an installer nearby travels to, about 30 km. */
const placeZoom = 10;
const zooms = { farthest: 3, closest: 20 };

/** Returns the view around a place, at the zoom `placeZoom`. */
export const lookAt = (lat: number, lng: number): MapView => ({ center: { lat, lng }, zoom: placeZoom });

export const noFilters: MapFilters = { availability: null, rating: null, specialties: [] };

function numberIn(text: string | null, from: number, to: number): number | null {
  const value = Number(text);
  return text?.trim() && Number.isFinite(value) && value >= from && value <= to ? value : null;
}

const oneOf = <T extends string | number>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => String(value) === text) ?? null;

function viewIn(params: URLSearchParams): MapView | null {
  const lat = numberIn(params.get('lat'), -85, 85);
  const lng = numberIn(params.get('lng'), -180, 180);
  if (lat === null || lng === null) return null;
  const zoom = numberIn(params.get('zoom'), zooms.farthest, zooms.closest);
  return zoom === null ? lookAt(lat, lng) : { center: { lat, lng }, zoom };
}

/** Reads the state from a URL, without values that are not valid. */
export function readAddress(params: URLSearchParams): MapAddress {
  const search = params.get('search')?.trim() ?? '';
  const isAlone = !['lat', 'lng', 'address'].some((name) => params.has(name));
  const wanted = (params.get('specialties') ?? '').split(',');
  return {
    view: viewIn(params),
    address: params.get('address')?.trim() ?? '',
    search: search !== '' && isAlone ? search : null,
    filters: {
      availability: oneOf(mapAvailabilities, params.get('availability')),
      rating: oneOf(mapRatings, params.get('rating')),
      specialties: mapSpecialties.filter((name) => wanted.includes(name)),
    },
  };
}

/**
 * Tells whether the URL stays when the map stops at `now`: during a search, at the view of the URL, and at `fitted`, the view of the
 * searched place and results beside it. Only a person's own move ends a search and leaves `fitted`.
 */
export function keepsAddress(
  now: MapView,
  isByPerson: boolean,
  { view, search }: MapAddress,
  { fitted, opensAt }: { fitted: MapView | null; opensAt: MapView },
): boolean {
  const isKept = search !== null || (fitted !== null && isSameView(now, fitted));
  return (isKept && !isByPerson) || isSameView(now, view ?? opensAt);
}

/** Rounds degrees to about a metre. */
const short = (degrees: number): string => String(Number(degrees.toFixed(5)));

const without = (params: URLSearchParams, ...names: string[]): URLSearchParams => {
  const rest = new URLSearchParams(params);
  for (const name of names) rest.delete(name);
  return rest;
};

/** Returns the URL of a view. `address` is the name of the place, if the map still shows it. */
export function withView(params: URLSearchParams, { center, zoom }: MapView, address = ''): URLSearchParams {
  const next = without(params, 'search', 'address');
  next.set('lat', short(center.lat));
  next.set('lng', short(center.lng));
  next.set('zoom', String(Number(zoom.toFixed(2))));
  if (address) next.set('address', address);
  return next;
}

/** Returns the URL of a place that the person has picked from the suggestions. */
export const withPlace = (
  params: URLSearchParams,
  place: { lat: number; lng: number; label: string },
): URLSearchParams => {
  const next = without(params, 'search', 'zoom');
  next.set('lat', short(place.lat));
  next.set('lng', short(place.lng));
  next.set('address', place.label);
  return next;
};

/** Returns the URL of a search for a typed text. An empty text and "default" open the map at its usual view. */
export function withSearch(params: URLSearchParams, typed: string): URLSearchParams {
  const next = without(params, 'lat', 'lng', 'zoom', 'address', 'search');
  const text = typed.trim();
  if (text !== '' && text !== 'default') next.set('search', text);
  return next;
}

export function withFilters(
  params: URLSearchParams,
  { availability, rating, specialties }: MapFilters,
): URLSearchParams {
  const next = without(params, 'availability', 'rating', 'specialties');
  if (availability) next.set('availability', availability);
  if (rating) next.set('rating', String(rating));
  if (specialties.length > 0) next.set('specialties', specialties.join(','));
  return next;
}
