import { useEffect, useRef } from 'react';
import type { MapView } from '../../components/map/frame/map-adapter.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';

const zoom = 10;
export const sydney: MapView = { center: { lat: -33.8688, lng: 151.2093 }, zoom };

/** The person's region: an installer's place, or a retailer's head office. Undefined until it is known, and null without one. */
function usePersonsRegion(isWanted: boolean): MapView | null | undefined {
  const { user } = useSession();
  const profile = useRead('getProfile', undefined, { enabled: isWanted && user?.profileCompleted === true });
  const known = profile.data?.profile;
  const office = known && 'headquartersAddress' in known ? (known.headquartersAddress?.trim() ?? '') : '';
  const located = useRead('geocodePlace', { query: { q: office } }, { enabled: isWanted && office !== '' });
  if (!isWanted) return undefined;
  if (!user?.profileCompleted || profile.isError) return null;
  if (!known) return undefined;
  if ('latitude' in known && known.latitude !== null && known.longitude !== null)
    return { center: { lat: known.latitude, lng: known.longitude }, zoom };
  if (office === '' || located.isError) return null;
  if (!located.data) return undefined;
  const { place } = located.data;
  return place && { center: { lat: place.lat, lng: place.lng }, zoom };
}

/** Moves a map without results at its first view to the person's region, or to Sydney. It does so once. */
export function useRegion(hasNothing: boolean, go: (view: MapView) => void): void {
  const isDone = useRef(false);
  const region = usePersonsRegion(hasNothing && !isDone.current);
  useEffect(() => {
    if (region === undefined || isDone.current) return;
    isDone.current = true;
    go(region ?? sydney);
  }, [region, go]);
}
