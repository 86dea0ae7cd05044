import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Suspense, useMemo, useState } from 'react';
import type { SeenView } from '../../components/map/frame/map-adapter.ts';
import { MapWaiting } from '../../components/map/frame/map-waiting.tsx';
import { LostMap } from '../../components/map/lost-map.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { lazy } from '../../lib/lazy.tsx';
import { countText } from './directory-filters.ts';
import type { ListedInstaller } from './installer-card.tsx';

const MapBox = lazy(() => import('../../components/map/map-box.tsx'), LostMap);

const melbourne = { center: { lat: -37.8136, lng: 144.9631 }, zoom: 10 };
/** Far enough for both coasts, also on a phone. */
const australia = { center: { lat: -28, lng: 134 }, zoom: 3 };
const height = { base: '60vh', lg: '36rem' };

const isInside = ({ south, west, north, east }: SeenView['bounds'], { lat, lng }: { lat: number; lng: number }) =>
  lat >= south && lat <= north && lng >= west && lng <= east;

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
  const [view, setView] = useState(melbourne);
  const [bounds, setBounds] = useState<SeenView['bounds'] | null>(null);
  const inView = bounds === null ? items.length : items.filter((item) => isInside(bounds, item)).length;
  const unplaced = installers.length - items.length;
  return (
    <Stack gap="2">
      <Suspense fallback={<MapWaiting height={height} />}>
        <MapBox
          label="Map of subcontractors"
          items={items}
          view={view}
          height={height}
          isPart
          countText={countText}
          onMoved={(seen) => setBounds(seen.bounds)}
        />
      </Suspense>
      <HStack justify="space-between" wrap="wrap" columnGap="4" minHeight="11">
        <Text textStyle="note" color="fg.muted" role="status">
          {inView < items.length
            ? `${inView} of ${countText(items.length)} in view`
            : `${countText(inView)} on the map`}
          {unplaced > 0 && `, ${unplaced} without a known place`}.
        </Text>
        {inView < items.length && (
          <Button variant="outline" onClick={() => setView({ ...australia })}>
            Show all of Australia
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
