import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useColorMode } from '#web/src/theme/color-mode.tsx';
import { MapError } from '../frame/map-error.tsx';
import { MapFrame, type MapProps } from '../frame/map-frame.tsx';
import { openGoogleMap } from './google-map.ts';
import { loadFailure, onRejected } from './load-google.ts';

interface GoogleMapProps extends MapProps {
  apiKey: string;
  /** Shown below the error if Google fails. */
  instead: ReactNode;
}

export default function GoogleMap({ apiKey, instead, ...map }: GoogleMapProps) {
  const { mode } = useColorMode();
  const [failure, setFailure] = useState<string | null>(null);
  const open = useMemo(() => openGoogleMap(apiKey, mode === 'dark'), [apiKey, mode]);
  // Google may reject the key after the map has opened.
  useEffect(() => onRejected(() => setFailure((known) => known ?? loadFailure)), []);
  if (failure === null) return <MapFrame {...map} open={open} onFailed={({ message }) => setFailure(message)} />;
  return (
    <MapError message={failure} height={map.height === 'full' ? 'full' : undefined} onRetry={() => setFailure(null)}>
      {instead}
    </MapError>
  );
}
