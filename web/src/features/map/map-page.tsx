import { Box, Button, Grid, Heading, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MapItem } from '../../components/map/frame/group-marks.ts';
import type { SeenView } from '../../components/map/frame/map-adapter.ts';
import { MapWaiting } from '../../components/map/frame/map-waiting.tsx';
import { LostMap } from '../../components/map/lost-map.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Failure } from '../../components/states.tsx';
import { lazy } from '../../lib/lazy.tsx';
import { rememberSearchedPlace } from '../../lib/searched-place.ts';
import { useSession } from '../../lib/server/session.tsx';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { countFilters, filtersFor } from './filters.tsx';
import { countOf, type Found } from './found.ts';
import { noFilters } from './map-address.ts';
import { MapTools } from './map-tools.tsx';
import { Popup } from './popup.tsx';
import { Results } from './results.tsx';
import { Skeletons } from './results-waiting.tsx';
import { mapEnds, Sheet, type SheetHeight } from './sheet.tsx';
import { useFound } from './use-found.ts';
import { useSydneyInstead } from './use-home.ts';
import { useMapAddress } from './use-map-address.ts';
import { useWiderView } from './use-wider-view.ts';

const MapBox = lazy(() => import('../../components/map/map-box.tsx'), LostMap);

const australia = { center: { lat: -27, lng: 134 }, zoom: 4 };
const countIn = {
  installer: (count: number) => countOf('installer', count),
  retailer: (count: number) => countOf('retailer', count),
};
const titles = { installer: 'Jobs in this area', retailer: 'Installers in this area', visitor: 'Jobs in this area' };
const maps = { installer: 'Map of jobs', retailer: 'Map of installers', visitor: 'Map' };
const noMarkers: ReadonlySet<string> = new Set();
const noMarks: readonly Found[] = [];

/**
 * The map in the whole window: jobs for installers and installers for retailers, with the same items in a list beside it. For
 * visitors, and for accounts without a profile, the list has the public jobs and the map has no marks.
 */
export function MapPage() {
  const { user, isLoading, failure, retry } = useSession();
  const role = user?.profileCompleted ? user.role : null;
  const { sent, go, fitTo, filter, follow, ...address } = useMapAddress();
  const searched = isLoading || user ? null : address.from?.label;
  useEffect(() => {
    if (searched) rememberSearchedPlace(searched);
  }, [searched]);
  const filters = filtersFor(role, address.filters);
  const isKnown = user !== null || (!isLoading && !failure);
  const { read, found, isOld, isElsewhere, hasMoved, searchHere, searchCell, look } = useFound(
    filters,
    isKnown,
    address,
  );
  const { page, instead } = useKeptFocus();
  const [sheet, setSheet] = useState<SheetHeight>('half');
  const [inList, setInList] = useState<string | null>(null);
  const [onMap, setOnMap] = useState(noMarkers);
  const isEmpty = read.data?.total === 0 && !isOld && countFilters(filters) === 0 && !hasMoved;
  useSydneyInstead(isEmpty && address.isDefault, go);
  const seen = useRef<SeenView>(null);
  const isWidening = useWiderView({
    from: address.from,
    empty: isEmpty ? (read.data?.counted ?? null) : null,
    seen: seen.current,
    fitTo,
  });
  const isSearching = isOld || isWidening;

  const foundById = useMemo(() => new Map(found.map((each) => [each.id, each])), [found]);
  const onPointed = useCallback(
    (items: readonly MapItem[]) => setOnMap(items.length > 0 ? new Set(items.map(({ id }) => id)) : noMarkers),
    [],
  );
  const onOpened = useCallback(
    ({ lat, lng }: Found) => {
      if (!seen.current) return;
      const { zoom, isClosest } = seen.current;
      if (isClosest) searchCell({ latitude: lat, longitude: lng });
      else go({ center: { lat, lng }, zoom: zoom + 2 });
    },
    [go, searchCell],
  );
  const onMoved = (now: SeenView, isByPerson: boolean) => {
    seen.current = now;
    look(now, isByPerson);
    follow(now, isByPerson);
  };

  const list = (): ReactNode => {
    if (!isKnown) return failure ? <Failure error={failure} onRetry={retry} /> : <Skeletons />;
    return (
      <Results
        isVisitor={role === null}
        read={read}
        found={found}
        isWaiting={isElsewhere || isWidening}
        filters={filters}
        from={address.from}
        raised={onMap}
        onPointed={setInList}
        onOpened={onOpened}
        onGo={go}
        onWiden={() => go({ ...australia })}
        onClear={() => filter(noFilters)}
      />
    );
  };

  return (
    <Grid
      ref={page}
      position="relative"
      height="full"
      templateColumns={{ base: '1fr', lg: '27rem 1fr' }}
      templateRows="auto 1fr"
    >
      <PageTitle>Map</PageTitle>
      <MapTools
        role={role}
        place={address.label}
        notFound={address.notFound}
        filters={filters}
        onPick={address.pick}
        onFind={address.find}
        onFilter={filter}
      />
      <Box position="relative" minHeight="0" gridRow={{ base: '2', lg: 'auto' }} display={{ lg: 'contents' }}>
        <Sheet
          ref={instead}
          height={sheet}
          onHeight={setSheet}
          head={
            <Box minWidth="0">
              <Heading as="h1" textStyle="label" color="fg.muted">
                {titles[role ?? 'visitor']}
              </Heading>
              <Text aria-live="polite" textStyle="section" minHeight="1lh">
                {read.data && !isSearching && `${countOf(role, read.data.total)} found`}
                {isKnown && (isSearching || read.isPending) && 'Searching...'}
              </Text>
            </Box>
          }
        >
          {list()}
        </Sheet>
        <Box
          position={{ base: 'absolute', lg: 'relative' }}
          insetX="0"
          top="0"
          bottom={{ base: mapEnds[sheet], lg: 'auto' }}
          // A tall sheet covers the map, so the keyboard has to skip the map.
          visibility={{ base: sheet === 'tall' ? 'hidden' : 'visible', lg: 'visible' }}
          minHeight="0"
          gridColumn={{ lg: '2' }}
          gridRow={{ lg: '1 / span 2' }}
          css={{ '& [role=region]': { border: '0', borderRadius: '0' } }}
        >
          <Suspense fallback={<MapWaiting height="full" />}>
            {sent ? (
              <MapBox
                label={maps[role ?? 'visitor']}
                items={role ? found : noMarks}
                view={sent}
                height="full"
                raisedId={inList}
                countText={role ? countIn[role] : undefined}
                onPointed={onPointed}
                onMoved={onMoved}
                popup={(items) => (
                  <Popup all={items.flatMap(({ id }) => foundById.get(id) ?? [])} onOpened={onOpened} />
                )}
              />
            ) : (
              <MapWaiting height="full" />
            )}
          </Suspense>
          {hasMoved && (
            <Button
              position="absolute"
              top="3"
              insetX="0"
              mx="auto"
              width="fit-content"
              zIndex="1"
              boxShadow="lg"
              onClick={searchHere}
            >
              <RotateCw size={16} aria-hidden /> Search this area
            </Button>
          )}
        </Box>
      </Box>
    </Grid>
  );
}
