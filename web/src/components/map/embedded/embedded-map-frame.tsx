import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { mostNames } from '#shared/domain/places/map-names.ts';
import { api } from '#web/src/lib/server/api.ts';
import { keyOf } from '#web/src/lib/server/queries.ts';
import { MapError } from '../frame/map-error.tsx';
import { MapFrame, type MapProps } from '../frame/map-frame.tsx';
import { openEmbeddedMap, type Tiles } from './embedded-map.ts';
import type { FindNames } from './place-names.ts';

const namesFrom =
  (client: QueryClient): FindNames =>
  async ({ lat, lng }, zoom) => {
    const input = { query: { lat, lng, zoom, limit: mostNames } };
    // The names of places are the same for every person, so the key names no person.
    const queryKey = keyOf(null, 'listNearbyPlaces', input);
    return (await client.fetchQuery({ queryKey, queryFn: () => api.call('listNearbyPlaces', input) })).places;
  };

/** The map that needs no key. Pass the same `tiles` object on each render, because a new object opens the map again. */
export default function EmbeddedMap({ tiles, ...map }: MapProps & { tiles?: Tiles | undefined }) {
  const client = useQueryClient();
  const [error, setError] = useState<Error | null>(null);
  const open = useMemo(() => openEmbeddedMap(namesFrom(client), tiles), [client, tiles]);
  if (error) return <MapError message={error.message} onRetry={() => setError(null)} />;
  return <MapFrame {...map} open={open} onFailed={setError} />;
}
