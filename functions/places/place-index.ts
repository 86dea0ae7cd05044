/** The localities in memory, found by name, by postcode and by position. */
import { distanceKm, type Position } from '#shared/domain/places/distance.ts';
import { isInside } from '#shared/domain/places/map.ts';
import { nameSquareAt } from '#shared/domain/places/map-names.ts';
import type { Place } from '#shared/domain/places/place.ts';
import { groupedBy } from '../grouped-by.ts';
import type { Locality } from './place-table.ts';

export interface IndexedLocality extends Locality {
  /** The normalised name. */
  key: string;
}

interface Lookup {
  groups: ReadonlyMap<string, readonly IndexedLocality[]>;
  sortedKeys: readonly string[];
}

export interface PlaceIndex {
  all: readonly IndexedLocality[];
  names: Lookup;
  postcodes: Lookup;
}

const lookupBy = (localities: readonly IndexedLocality[], keyOf: (locality: IndexedLocality) => string): Lookup => {
  const groups = groupedBy(localities, keyOf);
  return { groups, sortedKeys: [...groups.keys()].sort() };
};

export const indexLocalities = (all: readonly IndexedLocality[]): PlaceIndex => ({
  all,
  names: lookupBy(all, ({ key }) => key),
  postcodes: lookupBy(all, ({ postcode }) => postcode),
});

const firstAtOrAfter = (sorted: readonly string[], text: string): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

const startingWith = ({ groups, sortedKeys }: Lookup, prefix: string): IndexedLocality[] =>
  sortedKeys
    .slice(firstAtOrAfter(sortedKeys, prefix), firstAtOrAfter(sortedKeys, `${prefix}\uffff`))
    .flatMap((key) => groups.get(key) ?? []);

export const withNamePrefix = ({ names }: PlaceIndex, prefix: string): IndexedLocality[] => startingWith(names, prefix);

export const withName = ({ names }: PlaceIndex, key: string): readonly IndexedLocality[] => names.groups.get(key) ?? [];

export const withPostcodePrefix = ({ postcodes }: PlaceIndex, digits: string): IndexedLocality[] =>
  startingWith(postcodes, digits);

export const withPostcode = ({ postcodes }: PlaceIndex, postcode: string): readonly IndexedLocality[] =>
  postcodes.groups.get(postcode) ?? [];

export const positionOf = ({ lat, lng }: Locality): Position => ({ latitude: lat, longitude: lng });

/** Returns the nearest localities, nearest first. A locality with several postcodes counts once. */
export const nearestTo = ({ all }: PlaceIndex, from: Position, limit: number): IndexedLocality[] => {
  let nearest: { locality: IndexedLocality; km: number }[] = [];
  for (const locality of all) {
    const worstKm = nearest.length < limit ? Infinity : (nearest.at(-1)?.km ?? Infinity);
    // A degree of latitude is at least 111 km everywhere, so most places are ruled out without trigonometry.
    if (Math.abs(locality.lat - from.latitude) * 111 > worstKm) continue;
    const km = distanceKm(positionOf(locality), from);
    if (km >= worstKm) continue;
    const twin = nearest.find(
      (other) => other.locality.key === locality.key && other.locality.state === locality.state,
    );
    if (twin !== undefined && twin.km <= km) continue;
    nearest = [...nearest.filter((other) => other !== twin), { locality, km }];
    nearest.sort((a, b) => a.km - b.km);
    nearest = nearest.slice(0, limit);
  }
  return nearest.map(({ locality }) => locality);
};

/** Returns the localities that a map names at a zoom level in the square that contains a position, the most important first. */
export function namedAround({ all }: PlaceIndex, position: Position, zoom: number): IndexedLocality[] {
  const square = nameSquareAt(position, zoom);
  return all
    .filter((locality) => locality.zoom > 0 && locality.zoom <= zoom && isInside(square, positionOf(locality)))
    .sort((a, b) => a.zoom - b.zoom || b.rank - a.rank);
}

export const placeOf = ({ key, name, state, postcode, lat, lng }: IndexedLocality): Place => ({
  id: `${key.replaceAll(' ', '-')}-${state}-${postcode}`.toLowerCase(),
  label: `${name} ${state} ${postcode}`,
  name,
  state,
  postcode,
  lat,
  lng,
});
