import type { Position } from '#shared/domain/places/distance.ts';
import type { GeoPrecision, Site } from '#shared/domain/places/place.ts';

/** Reduces a location to its suburb and the position of that suburb, for users who may not see the street. */

interface Suburb {
  suburb?: string | null | undefined;
  state?: string | null | undefined;
  postcode?: string | null | undefined;
}

export interface Whereabouts {
  latitude: number | null;
  longitude: number | null;
  geoPrecision: GeoPrecision | null;
}

export const suburbLine = ({ suburb, state, postcode }: Suburb): string =>
  [suburb, state, postcode].filter(Boolean).join(' ');

export const nowhere: Whereabouts = { latitude: null, longitude: null, geoPrecision: null };

export const positionOrNull = ({ latitude, longitude }: Omit<Whereabouts, 'geoPrecision'>): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const whereaboutsOf = (site: Site | null): Whereabouts =>
  site ? { latitude: site.latitude, longitude: site.longitude, geoPrecision: site.geoPrecision } : nowhere;

/** Returns the position of a suburb. Few calls need the gazetteer, so it loads on demand. */
export async function suburbPosition(suburb: Suburb): Promise<Whereabouts> {
  const { siteOf } = await import('../../places/gazetteer.ts');
  return whereaboutsOf(await siteOf(suburbLine(suburb)));
}
