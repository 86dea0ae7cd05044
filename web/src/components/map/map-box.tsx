import { Suspense } from 'react';
import type { ApiError } from '#shared/api/client.ts';
import { lazy } from '../../lib/lazy.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { MapError } from './frame/map-error.tsx';
import type { MapProps } from './frame/map-frame.tsx';
import { MapWaiting } from './frame/map-waiting.tsx';
import { LostMap } from './lost-map.tsx';

/** Each map service loads only where it is used. */
const EmbeddedMap = lazy(() => import('./embedded/embedded-map-frame.tsx'), LostMap);
const GoogleMap = lazy(() => import('./google/google-map-frame.tsx'), LostMap);

/** Returns whether the server failed or did not answer. The error's own message then says more than "no key". */
const isServersFault = (error: ApiError): boolean => error.status === 0 || error.status >= 500;

function Chosen(map: MapProps) {
  const config = useRead('getMapsConfig');
  const { data } = config;
  if (data?.apiKey)
    return <GoogleMap {...map} apiKey={data.apiKey} instead={<EmbeddedMap {...map} tiles={data.tiles} />} />;
  if (data) return <EmbeddedMap {...map} tiles={data.tiles} />;
  if (!config.isError) return <MapWaiting height={map.height} />;
  return (
    <MapError
      message={isServersFault(config.error) ? config.error.message : 'Failed to get Google Maps API key'}
      height={map.height === 'full' ? 'full' : undefined}
      isRetrying={config.isFetching}
      onRetry={() => void config.refetch()}
    >
      <EmbeddedMap {...map} />
    </MapError>
  );
}

/** A map with marks: Google's if the stage has a key, and otherwise the embedded one, which needs no service. */
export default function MapBox(map: MapProps) {
  return (
    <Suspense fallback={<MapWaiting height={map.height} />}>
      <Chosen {...map} />
    </Suspense>
  );
}
