import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { hrefTo, paths } from '#shared/pages.ts';
import { viewOfAll } from '../../components/map/frame/fit-view.ts';
import type { MapView, SeenView } from '../../components/map/frame/map-adapter.ts';
import { MapWaiting } from '../../components/map/frame/map-waiting.tsx';
import { LostMap } from '../../components/map/lost-map.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { countText } from './directory-filters.ts';
import type { ListedInstaller } from './listed-installer.ts';
import type { useDirectory } from './use-directory.ts';

const MapBox = lazy(() => import('../../components/map/map-box.tsx'), LostMap);

/** A view in which both coasts of Australia are visible, even on a phone. */
const australia = { center: { lat: -28, lng: 134 }, zoom: 3 };
const height = { base: '60vh', lg: '36rem' };

const isInside = ({ south, west, north, east }: SeenView['bounds'], { lat, lng }: { lat: number; lng: number }) =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** The most pages of the list that the map loads without a press. */
const mostPages = 10;

interface DirectoryMapProps {
  installers: readonly ListedInstaller[];
  list: Pick<
    ReturnType<typeof useDirectory>['list'],
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  pages: number;
  total: number | null;
}

/** The installers of the list on a map, up to `mostPages` pages of them. Only retailers get positions finer than the suburb. */
export function DirectoryMap({ installers, list, pages, total }: DirectoryMapProps) {
  const isNarrow = useIsNarrow();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isLoadingMore = hasNextPage && pages < mostPages && !isFetchNextPageError;
  useEffect(() => {
    if (isLoadingMore && !isFetchingNextPage) void fetchNextPage();
  }, [isLoadingMore, isFetchingNextPage, fetchNextPage]);
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
  // The sizes are those of the smallest map on each device, because a view for a larger map would leave out some installers.
  const fitted = useMemo(
    () => viewOfAll(items, isNarrow ? { width: 260, height: 280 } : { width: 500, height: 440 }) ?? australia,
    [items, isNarrow],
  );
  const [sent, setSent] = useState<MapView | null>(null);
  const view = sent ?? fitted;
  const [bounds, setBounds] = useState<SeenView['bounds'] | null>(null);
  const inView = bounds === null ? items.length : items.filter((item) => isInside(bounds, item)).length;
  const unplaced = installers.length - items.length;
  const missing = (total ?? installers.length) - installers.length;
  if (isLoadingMore) return <MapWaiting height={height} />;
  return (
    <Stack gap="2">
      <Suspense fallback={<MapWaiting height={height} />}>
        <MapBox
          label="Map of installers"
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
          {missing > 0 && ` ${countText(missing)} more: load more below, or narrow the filters.`}
        </Text>
        {inView < items.length && (
          <Button variant="outline" onClick={() => setSent({ ...fitted })}>
            Show all
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
