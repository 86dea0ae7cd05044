import { Box, Button, HStack } from '@chakra-ui/react';
import { MapPinOff } from 'lucide-react';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import type { Readable } from '../../lib/server/readable.ts';
import { countFilters } from './filters.tsx';
import { ForVisitors } from './for-visitors.tsx';
import type { Found, MapAnswer } from './found.ts';
import { FoundRow } from './found-row.tsx';
import type { MapFilters } from './map-address.ts';
import { Skeletons } from './results-waiting.tsx';
import { Unplaced } from './unplaced.tsx';
import type { Place } from './use-map-address.ts';
import { useTowns } from './use-towns.ts';

interface ResultsProps {
  /** True for visitors, and for accounts without a profile. */
  isVisitor: boolean;
  read: Readable<MapAnswer>;
  found: readonly Found[];
  filters: MapFilters;
  /** The searched place. */
  from: Place | null;
  /** The items that a person points at on the map. */
  raised: ReadonlySet<string>;
  onPointed: (id: string | null) => void;
  onOpened: (found: Found) => void;
  onWiden: () => void;
  onClear: () => void;
}

/** The list beside the map, in the order of `foundIn`. */
export function Results({
  isVisitor,
  read,
  found,
  filters,
  from,
  raised,
  onPointed,
  onOpened,
  onWiden,
  onClear,
}: ResultsProps) {
  const townNear = useTowns(found.some(({ kind }) => kind === 'cluster'));
  const isFiltered = countFilters(filters) > 0;
  const nothing = (
    <Nothing
      title={isFiltered ? 'No results match your filters' : 'Nothing here yet'}
      text="Move the map or zoom out."
      icon={<MapPinOff />}
      action={
        <HStack wrap="wrap" justify="center">
          {isFiltered && <Button onClick={onClear}>Clear filters</Button>}
          <Button variant="outline" onClick={onWiden}>
            Show all of Australia
          </Button>
        </HStack>
      }
    />
  );
  return (
    <>
      {/* The note is outside the list, so that it stays when the list changes. */}
      {isVisitor && <ForVisitors />}
      <ReadGate of={read} waiting={<Skeletons />} failed="We couldn't load the map">
        {({ role, total, withoutPosition }) => (
          <>
            {total === 0 && nothing}
            <Box as="ul" listStyleType="none" aria-label={role === null ? 'Jobs in this area' : 'Results'}>
              {found.map((each) => (
                <FoundRow
                  key={each.id}
                  found={each}
                  from={from}
                  isRaised={raised.has(each.id)}
                  near={each.kind === 'cluster' ? townNear(each) : ''}
                  onPointed={onPointed}
                  onOpened={onOpened}
                />
              ))}
            </Box>
            <Unplaced role={role} count={withoutPosition} filters={filters} />
          </>
        )}
      </ReadGate>
    </>
  );
}
