/**
 * The embedded gazetteer: suggestions while typing, the place that a text names, labels for a map, and the site of an
 * address, without an external service. The table loads on first use, so functions that never need it do not load it.
 */
import { timeZoneOfState } from '#shared/domain/places/australia.ts';
import type { Position } from '#shared/domain/places/distance.ts';
import type { Place, PlacePrecision, Site } from '#shared/domain/places/place.ts';
import { normalise } from './locality-names.ts';
import { locate } from './locate.ts';
import {
  indexLocalities,
  namedAround,
  nearestTo,
  type PlaceIndex,
  placeOf,
  positionOf,
  withPostcode,
} from './place-index.ts';
import { unpackLocalities } from './place-table.ts';
import { suggestLocalities } from './suggest.ts';

let loading: Promise<PlaceIndex> | undefined;

const load = async (): Promise<PlaceIndex> => {
  const { default: packed } = await import('./places.data.js');
  const localities = unpackLocalities(packed);
  return indexLocalities(localities.map((locality) => Object.assign(locality, { key: normalise(locality.name) })));
};

const places = (): Promise<PlaceIndex> => {
  loading ??= load();
  return loading;
};

export const suggestPlaces = async (query: string, limit: number): Promise<Place[]> =>
  suggestLocalities(await places(), query, limit).map(placeOf);

/** Returns the best guess for a typed text. A postcode alone gives a place without a name, in the middle of its area. */
export const geocode = async (text: string): Promise<{ place: Place; precision: PlacePrecision } | null> => {
  const found = locate(await places(), text);
  if (found === null) return null;
  const { locality, state, postcode, position } = found;
  if (locality !== null) return { place: placeOf(locality), precision: 'suburb' };
  const place: Place = {
    id: `${state}-${postcode}`.toLowerCase(),
    label: `${state} ${postcode}`,
    name: '',
    state,
    postcode,
    lat: position.latitude,
    lng: position.longitude,
  };
  return { place, precision: 'postcode' };
};

export const nearbyPlaces = async (lat: number, lng: number, limit: number): Promise<Place[]> =>
  nearestTo(await places(), { latitude: lat, longitude: lng }, limit).map(placeOf);

/** Returns the places that a map names at a zoom level in the square that contains a position, the most important first. */
export const namedPlaces = async (lat: number, lng: number, zoom: number, limit: number): Promise<Place[]> =>
  namedAround(await places(), { latitude: lat, longitude: lng }, zoom)
    .slice(0, limit)
    .map(placeOf);

/** Returns the positions of all places with a postcode in a state. */
export const positionsOfPostcode = async (state: string, postcode: string): Promise<Position[]> =>
  withPostcode(await places(), postcode)
    .filter((locality) => locality.state === state)
    .map(positionOf);

/**
 * Returns the site to store with an address. Returns null unless the address determines the state and the postcode. A
 * typed postcode that exists is kept, even if the table lists the suburb under a neighbouring postcode.
 */
export const siteOf = async (address: string): Promise<Site | null> => {
  const found = locate(await places(), address);
  if (found === null || !found.isCertain) return null;
  const { locality, state, postcode, position } = found;
  return {
    suburb: locality?.name ?? null,
    state,
    postcode,
    timeZone: timeZoneOfState(state, postcode),
    ...position,
    geoPrecision: locality === null ? 'postcode' : 'suburb',
  };
};
