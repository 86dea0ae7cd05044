import { Stack, Text } from '@chakra-ui/react';
import { Suspense, useMemo } from 'react';
import { MapWaiting } from '../../components/map/frame/map-waiting.tsx';
import { LostMap } from '../../components/map/lost-map.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { lazy } from '../../lib/lazy.tsx';
import { countText } from './directory-filters.ts';
import type { ListedInstaller } from './installer-card.tsx';

const MapBox = lazy(() => import('../../components/map/map-box.tsx'), LostMap);

const melbourne = { center: { lat: -37.8136, lng: 144.9631 }, zoom: 10 };
const height = { base: '60vh', lg: '36rem' };

/** The installers that are loaded so far. Only retailers see more than the suburb. */
export function DirectoryMap({ installers }: { installers: readonly ListedInstaller[] }) {
  const items = useMemo(
    () =>
      installers.flatMap(({ id, companyName, location, latitude, longitude, geoPrecision }) =>
        latitude === null || longitude === null
          ? []
          : [
              {
                id,
                lat: latitude,
                lng: longitude,
                precision: geoPrecision ?? 'suburb',
                title: companyName,
                info: location,
                path: hrefTo(paths.installer, { id }),
              },
            ],
      ),
    [installers],
  );
  const unplaced = installers.length - items.length;
  return (
    <Stack gap="2">
      <Suspense fallback={<MapWaiting height={height} />}>
        <MapBox
          label="Map of subcontractors"
          items={items}
          view={melbourne}
          height={height}
          isPart
          countText={countText}
        />
      </Suspense>
      <Text textStyle="note" color="fg.muted">
        {countText(items.length)} on the map
        {unplaced > 0 && `, ${unplaced} without a known place`}.
      </Text>
    </Stack>
  );
}
