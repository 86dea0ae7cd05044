import { useSearchParams } from 'react-router-dom';
import type { Position } from '#shared/domain/distance.ts';
import { useRead } from '../../lib/server/queries.ts';

const numberIn = (search: URLSearchParams, name: string, most: number): number | null => {
  const text = search.get(name);
  const value = Number(text);
  return text && Number.isFinite(value) && Math.abs(value) <= most ? value : null;
};

/** The place in the page's address: a picked place has a position, and typed text is looked up. A failed lookup is ignored. */
export function useOrigin(): { label: string; position: Position | null } {
  const [search] = useSearchParams();
  const latitude = numberIn(search, 'lat', 90);
  const longitude = numberIn(search, 'lng', 180);
  const typed = search.get('search')?.trim() ?? '';
  const isPicked = latitude !== null && longitude !== null;
  const { data } = useRead('geocodePlace', { query: { q: typed } }, { enabled: !isPicked && typed !== '' });
  if (isPicked) return { label: search.get('address') ?? '', position: { latitude, longitude } };
  const place = data?.place;
  return place
    ? { label: place.label, position: { latitude: place.lat, longitude: place.lng } }
    : { label: typed, position: null };
}
