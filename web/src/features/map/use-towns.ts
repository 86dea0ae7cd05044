import { useEffect, useState } from 'react';
import { distanceKm } from '#shared/domain/distance.ts';
import type { Town } from '../../components/map/embedded/outlines.ts';

/** Names the town nearest to a place, for things that have no name of their own. The names load when they are needed. */
export function useTowns(isWanted: boolean): (place: { lat: number; lng: number }) => string {
  const [towns, setTowns] = useState<readonly Town[]>([]);
  useEffect(() => {
    if (!isWanted || towns.length > 0) return;
    // Without the names, the list has fewer words.
    import('../../components/map/embedded/outlines.ts').then(
      (outlines) => setTowns(outlines.towns()),
      () => undefined,
    );
  }, [isWanted, towns]);
  return ({ lat, lng }) => {
    const from = { latitude: lat, longitude: lng };
    let nearest = '';
    let least = Number.POSITIVE_INFINITY;
    for (const town of towns) {
      const km = distanceKm(from, { latitude: town.lat, longitude: town.lng });
      if (km < least) [nearest, least] = [town.name, km];
    }
    return nearest;
  };
}
