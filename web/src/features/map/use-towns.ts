import { useEffect, useMemo, useState } from 'react';
import { distanceKm } from '#shared/domain/places/distance.ts';
import type { Town } from '../../components/map/embedded/outlines.ts';

function nearestOf(towns: readonly Town[], latitude: number, longitude: number): string {
  let nearest = '';
  let least = Number.POSITIVE_INFINITY;
  for (const town of towns) {
    const km = distanceKm({ latitude, longitude }, { latitude: town.lat, longitude: town.lng });
    if (km < least) [nearest, least] = [town.name, km];
  }
  return nearest;
}

/** Returns a function that names the town nearest to a place, for groups, which have no name. The names load on demand. */
export function useTowns(isWanted: boolean): (place: { lat: number; lng: number }) => string {
  const [towns, setTowns] = useState<readonly Town[]>([]);
  useEffect(() => {
    if (!isWanted || towns.length > 0) return;
    // If the names do not load, the list shows the groups without a town.
    import('../../components/map/embedded/outlines.ts').then(
      (outlines) => setTowns(outlines.towns()),
      () => undefined,
    );
  }, [isWanted, towns]);
  return useMemo(() => {
    // Caches the names, because a list asks for the same places on each render, and each search compares many towns.
    const known = new Map<string, string>();
    return ({ lat, lng }) => {
      const place = `${lat} ${lng}`;
      const name = known.get(place) ?? nearestOf(towns, lat, lng);
      known.set(place, name);
      return name;
    };
  }, [towns]);
}
