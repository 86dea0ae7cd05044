import { Button, HStack, Skeleton } from '@chakra-ui/react';
import { MapPinOff } from 'lucide-react';
import type { Bounds } from '#shared/domain/places/map.ts';
import type { MapView } from '../../components/map/frame/map-adapter.ts';
import { Nothing } from '../../components/states.tsx';
import { countFilters } from './filters.tsx';
import type { MapFilters } from './map-address.ts';
import { useNearest } from './nearest.ts';
import { useTowns } from './use-towns.ts';

interface NothingFoundProps {
  /** The area without results. */
  area: Bounds;
  filters: MapFilters;
  onGo: (view: MapView) => void;
  onWiden: () => void;
  onClear: () => void;
}

/** Replaces the results of an area that has none. It names the nearest result, and moves the map there. */
export function NothingFound({ area, filters, onGo, onWiden, onClear }: NothingFoundProps) {
  const isFiltered = countFilters(filters) > 0;
  const nearest = useNearest(area, filters);
  const townNear = useTowns(true);
  // The town is empty until the names have loaded.
  const town = nearest ? townNear(nearest) : '';
  const near = town && ` near ${town}`;
  return (
    <Nothing
      title={isFiltered ? 'No results match your filters' : 'Nothing here yet'}
      text={
        nearest
          ? `The nearest result is${near}, about ${nearest.km.toLocaleString('en-AU')} km away.`
          : 'Move the map or zoom out.'
      }
      icon={<MapPinOff />}
      action={
        <HStack wrap="wrap" justify="center">
          {/* The placeholder keeps the other buttons in place while the nearest result loads. */}
          {nearest === undefined && <Skeleton height="10" width="full" borderRadius="md" />}
          {nearest && (
            <Button width="full" onClick={() => onGo(nearest.view)}>
              Show {nearest.count}
              {near}
            </Button>
          )}
          {isFiltered && (
            <Button variant="outline" onClick={onClear}>
              Clear filters
            </Button>
          )}
          <Button variant="outline" onClick={onWiden}>
            Show all of Australia
          </Button>
        </HStack>
      }
    />
  );
}
