import { useEffect, useMemo, useRef } from 'react';
import type { MapView } from '../../components/map/frame/map-adapter.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';
import { defaultView } from './map-address.ts';

export const sydney: MapView = { center: { lat: -33.8688, lng: 151.2093 }, zoom: 10 };

interface Spot {
  lat: number;
  lng: number;
}

/** Returns the place of an installer, or of a retailer's head office. Undefined while it loads, and null without one. */
function useCompanysPlace(isWanted: boolean): Spot | null | undefined {
  const { user, isLoading } = useSession();
  const hasProfile = user?.profileCompleted === true && mayDo(user, 'read');
  const profile = useRead('getProfile', undefined, { enabled: isWanted && hasProfile });
  const known = profile.data?.profile;
  const office = known && 'headquartersAddress' in known ? (known.headquartersAddress?.trim() ?? '') : '';
  const located = useRead('geocodePlace', { query: { q: office } }, { enabled: isWanted && office !== '' });
  if (isLoading) return undefined;
  if (!hasProfile || profile.isError) return null;
  if (!known) return undefined;
  if ('latitude' in known && known.latitude !== null && known.longitude !== null)
    return { lat: known.latitude, lng: known.longitude };
  if (office === '' || located.isError) return null;
  if (!located.data) return undefined;
  const { place } = located.data;
  return place && { lat: place.lat, lng: place.lng };
}

/**
 * Returns the view at which a map without a place in its URL opens. The specification fixes Melbourne at zoom 8, which fits
 * visitors and accounts without a place. A company elsewhere would see none of its own work there, so its map opens around its
 * place at the same zoom. Undefined until the profile has loaded.
 */
export function useHome(isWanted: boolean): MapView | undefined {
  const place = useCompanysPlace(isWanted);
  const [lat, lng, isKnown] = [place?.lat, place?.lng, place !== undefined];
  return useMemo(() => {
    if (!isKnown) return undefined;
    return lat === undefined || lng === undefined ? defaultView : { center: { lat, lng }, zoom: defaultView.zoom };
  }, [lat, lng, isKnown]);
}

/** Moves the map to Sydney, once, if the usual view around Melbourne has nothing to show. */
export function useSydneyInstead(hasNothing: boolean, go: (view: MapView) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!hasNothing || isDone.current) return;
    isDone.current = true;
    go(sydney);
  }, [hasNothing, go]);
}
