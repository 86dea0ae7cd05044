import { Box, Text } from '@chakra-ui/react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { GeoPrecision } from '#shared/domain/places/place.ts';
import { lazy } from '../../lib/lazy.tsx';
import { cornersAround, viewOfAll } from './frame/fit-view.ts';
import { LostMap } from './lost-map.tsx';

const MapBox = lazy(() => import('./map-box.tsx'), LostMap);
const closest = 15;
/** The size of a small map in pixels, in which a circle must fit. */
const size = { width: 192, height: 192 };

/** Returns the view that shows a place, and the whole circle around it. */
function viewAround(lat: number, lng: number, radiusMetres: number) {
  const corners = cornersAround({ lat, lng }, radiusMetres);
  return { center: { lat, lng }, zoom: viewOfAll(corners, size, closest)?.zoom ?? closest };
}

interface LocationMapProps {
  /** The label of the map for screen readers. */
  label: string;
  latitude: number | null | undefined;
  longitude: number | null | undefined;
  precision: GeoPrecision;
  title: string;
  info?: string;
  height: string;
  /** If set, the map shows a circle with this radius, and all of it. */
  radiusMetres?: number | undefined;
}

/**
 * Returns a ref for an element, and whether the element is or was near the window. An element in a folded part of the page is
 * not.
 */
function useIsNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setNear(true), {
      rootMargin: '300px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}

interface PlacedProps extends Omit<LocationMapProps, 'latitude' | 'longitude'> {
  lat: number;
  lng: number;
}

function Placed({ label, lat, lng, precision, title, info, height, radiusMetres }: PlacedProps) {
  const { ref, isNear } = useIsNear();
  const items = useMemo(
    () => [
      {
        id: 'location',
        lat,
        lng,
        precision,
        title,
        ...(info ? { info } : {}),
        ...(radiusMetres ? { radiusMetres } : {}),
      },
    ],
    [lat, lng, precision, title, info, radiusMetres],
  );
  const view = useMemo(() => viewAround(lat, lng, radiusMetres ?? 0), [lat, lng, radiusMetres]);
  return (
    <Box ref={ref} width="full" minHeight={height} bg="bg.muted" borderRadius="md">
      {isNear && (
        <Suspense>
          <MapBox label={label} items={items} view={view} height={height} isPart />
        </Suspense>
      )}
    </Box>
  );
}

/** Shows the position of one job or installer. The map loads when it is near the window. */
export const LocationMap = ({ latitude, longitude, ...place }: LocationMapProps) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? (
    <Placed {...place} lat={latitude} lng={longitude} />
  ) : (
    <Text color="fg.muted">Location not available</Text>
  );
