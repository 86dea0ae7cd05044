import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { setting } from '../../env.ts';
import { geocode, namedPlaces, nearbyPlaces, suggestPlaces } from '../../places/gazetteer.ts';

/** Answers for the address field and the maps. */

/** Returns suggestions for a typed text, and none for an empty text. */
export const suggest = async (typed: string, limit: number): Promise<AnswerOf<Routes['suggestPlaces']>> => ({
  places: typed === '' ? [] : await suggestPlaces(typed, limit),
  nextCursor: null,
});

export const locatePlace = async (typed: string): Promise<AnswerOf<Routes['geocodePlace']>> =>
  (await geocode(typed)) ?? { place: null, precision: null };

export const listNearby = async ({
  lat,
  lng,
  limit,
  zoom,
}: {
  lat: number;
  lng: number;
  limit: number;
  zoom?: number | undefined;
}): Promise<AnswerOf<Routes['listNearbyPlaces']>> => ({
  places: await (zoom === undefined ? nearbyPlaces(lat, lng, limit) : namedPlaces(lat, lng, zoom, limit)),
  nextCursor: null,
});

/** Returns the settings of the map. The key is null if no map service is set up. */
export function mapsConfig(): AnswerOf<Routes['getMapsConfig']> {
  const url = setting('MAP_TILES_URL');
  return {
    apiKey: setting('GOOGLE_MAPS_API_KEY') || null,
    ...(url ? { tiles: { url, credit: setting('MAP_TILES_CREDIT') } } : {}),
  };
}
