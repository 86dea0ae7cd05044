import type { State } from './australia.ts';

/** A locality that a user can pick, or in which a position is. Screens show `label`: "Parramatta NSW 2150". */
export interface Place {
  id: string;
  label: string;
  name: string;
  state: State;
  postcode: string;
  lat: number;
  lng: number;
}

/** The place of a job, as far as its address determines it. `suburb` is null if only the postcode is known. */
export interface Site {
  suburb: string | null;
  state: State;
  postcode: string;
  timeZone: string;
  latitude: number;
  longitude: number;
  geoPrecision: PlacePrecision;
}

export const placePrecisions = ['suburb', 'postcode'] as const;
export type PlacePrecision = (typeof placePrecisions)[number];

/** The precisions of a position. It is `exact` if a user picked it. */
export const geoPrecisions = ['exact', ...placePrecisions] as const;
export type GeoPrecision = (typeof geoPrecisions)[number];
