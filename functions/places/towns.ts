/** Towns with their populations. They give a locality's size, and its centre if the postcode table is far off. */
import type { State } from '#shared/domain/places/australia.ts';
import { distanceKm, type Position } from '#shared/domain/places/distance.ts';
import { normalise } from './locality-names.ts';
import type { CityRow } from './source-rows.ts';

const stateOfAdminCode: Readonly<Record<string, State>> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};

export interface Town extends Position {
  population: number;
}

export type Towns = ReadonlyMap<string, readonly Town[]>;

const townKey = (key: string, state: string): string => `${key}|${state}`;

export const townsByName = (cities: readonly CityRow[]): Towns => {
  const towns = new Map<string, Town[]>();
  for (const { name, country, adminCode, population, loc } of cities) {
    if (country !== 'AU') continue;
    const key = townKey(normalise(name), stateOfAdminCode[adminCode] ?? '');
    const [longitude, latitude] = loc.coordinates;
    towns.set(key, [...(towns.get(key) ?? []), { latitude, longitude, population }]);
  }
  return towns;
};

/**
 * Returns the town that matches a locality, or null. If no other locality of the state has the name, the town may be up to 60 km
 * away instead of 25 km, because outback localities are vast.
 */
export const townOf = (
  towns: Towns,
  place: { key: string; state: State; point: Position; isOnlyOne: boolean },
): Town | null => {
  const reachKm = place.isOnlyOne ? 60 : 25;
  const [nearest] = (towns.get(townKey(place.key, place.state)) ?? [])
    .map((town) => ({ town, km: distanceKm(town, place.point) }))
    .sort((a, b) => a.km - b.km);
  return nearest !== undefined && nearest.km < reachKm ? nearest.town : null;
};

/** Returns 1 for a thousand people and 8 more for ten times as many, or 0 if unknown. */
export const rankOf = (town: Town | null): number =>
  town === null ? 0 : Math.max(1, Math.round(8 * Math.log10(Math.max(1, town.population))) - 23);
