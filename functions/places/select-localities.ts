/** Selects the localities we keep from the source rows: one per name, state and postcode, each with a plausible position. */
import type { State } from '#shared/domain/places/australia.ts';
import { distanceKm, type Position } from '#shared/domain/places/distance.ts';
import { groupedBy } from '../grouped-by.ts';
import { displayName, normalise } from './locality-names.ts';
import { medianPosition } from './median-position.ts';
import { nameZoomsOf } from './name-zooms.ts';
import type { Locality } from './place-table.ts';
import { type CityRow, isInState, livedIn, type PostcodeRow } from './source-rows.ts';
import { rankOf, townOf, townsByName } from './towns.ts';

interface Candidate {
  name: string;
  key: string;
  state: State;
  postcode: string;
  /** The points inside the state, the most trusted first. */
  points: Position[];
}

const candidatesOf = (rows: readonly PostcodeRow[]): Candidate[] => {
  const byIdentity = new Map<string, Candidate>();
  const deliveryFirst = [...rows].sort((a, b) => Number(b.type !== '') - Number(a.type !== ''));
  for (const row of deliveryFirst) {
    const place = livedIn(row);
    if (place === null) continue;
    const key = normalise(place.name);
    const identity = `${key}|${place.state}|${row.postcode}`;
    const twin = byIdentity.get(identity);
    if (twin !== undefined) {
      // Keeps the longer spelling of a name: "O'CONNOR" instead of "OCONNOR".
      if (place.name.length > twin.name.length) twin.name = place.name;
      continue;
    }
    // `Lat_precise` and `Long_precise` are half a kilometre off in the median. `lat` and `long` are the centre of a larger area.
    const points = [
      { latitude: row.Lat_precise, longitude: row.Long_precise },
      { latitude: row.lat, longitude: row.long },
    ].filter((point) => isInState(place.state, point));
    byIdentity.set(identity, { ...place, key, postcode: row.postcode, points });
  }
  return [...byIdentity.values()];
};

type Located = Candidate & { point: Position };

/**
 * Tells whether the point belongs to another place with the same name: a locality is within 10 km of the point, and the five
 * nearest localities all have other postcodes. Remote postcodes span a thousand kilometres, so the distance from the postcode's
 * centre alone says little.
 */
const isAmongStrangers = (place: Located, all: readonly Located[]): boolean => {
  const neighbours = all
    .filter(({ key, point }) => key !== place.key && Math.abs(point.latitude - place.point.latitude) < 0.5)
    .map(({ postcode, point }) => ({ postcode, km: distanceKm(point, place.point) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, 5);
  return (neighbours[0]?.km ?? Infinity) <= 10 && neighbours.every(({ postcode }) => postcode !== place.postcode);
};

const repaired = (place: Located, centre: Position, all: readonly Located[]): Located | null => {
  const km = distanceKm(place.point, centre);
  if (km < 100 || !isAmongStrangers(place, all)) return place;
  const other = place.points[1];
  if (other !== undefined && distanceKm(other, centre) * 8 < km) return { ...place, point: other };
  return other === undefined && km > 300 ? null : place;
};

/**
 * If a locality's point is further from its town than this, the point is the centre of a wide district. The table then gets the
 * town's position.
 */
const offCentreKm = 4;

export const selectLocalities = (rows: readonly PostcodeRow[], cities: readonly CityRow[]): Locality[] => {
  const placed = candidatesOf(rows).flatMap((place) => (place.points[0] ? [{ ...place, point: place.points[0] }] : []));
  const byArea = groupedBy(placed, ({ postcode, state }) => `${postcode}|${state}`);
  const byName = groupedBy(placed, ({ key, state }) => `${key}|${state}`);
  const centres = new Map([...byArea].map(([area, all]) => [area, medianPosition(all.map(({ point }) => point))]));
  const towns = townsByName(cities);
  const selected = placed.flatMap((place) => {
    const { name, key, state, postcode } = place;
    const point = repaired(place, centres.get(`${postcode}|${state}`) ?? place.point, placed)?.point;
    if (point === undefined) return [];
    const town = townOf(towns, { key, state, point, isOnlyOne: byName.get(`${key}|${state}`)?.length === 1 });
    const { latitude, longitude } = town !== null && distanceKm(town, point) > offCentreKm ? town : point;
    return [{ name: displayName(name), state, postcode, lat: latitude, lng: longitude, rank: rankOf(town) }];
  });
  const zooms = nameZoomsOf(selected);
  return selected.map((locality) => ({ ...locality, zoom: zooms.get(locality) ?? 0 }));
};
