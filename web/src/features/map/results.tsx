import { Box, Text } from '@chakra-ui/react';
import type { MapView } from '../../components/map/frame/map-adapter.ts';
import { ReadGate } from '../../components/read-gate.tsx';
import type { Readable } from '../../lib/server/readable.ts';
import { ForVisitors } from './for-visitors.tsx';
import { distanceNote, type Found, type MapAnswer } from './found.ts';
import { FoundRow } from './found-row.tsx';
import type { MapFilters } from './map-address.ts';
import { NothingFound } from './nothing-found.tsx';
import { Skeletons } from './results-waiting.tsx';
import { Unplaced } from './unplaced.tsx';
import type { Place } from './use-map-address.ts';
import { useTowns } from './use-towns.ts';

interface ResultsProps {
  /** True for visitors, and for accounts without a profile. */
  isVisitor: boolean;
  read: Readable<MapAnswer>;
  found: readonly Found[];
  /** Whether `found` is about another area than the one that the person waits for. */
  isWaiting: boolean;
  filters: MapFilters;
  /** The searched place. */
  from: Place | null;
  /** The items that a person points at on the map. */
  raised: ReadonlySet<string>;
  onPointed: (id: string | null) => void;
  onOpened: (found: Found) => void;
  onGo: (view: MapView) => void;
  onWiden: () => void;
  onClear: () => void;
}

/** The list beside the map, in the order of `foundIn`. */
export function Results({
  isVisitor,
  read,
  found,
  isWaiting,
  filters,
  from,
  raised,
  onPointed,
  onOpened,
  onGo,
  onWiden,
  onClear,
}: ResultsProps) {
  const townNear = useTowns(found.some(({ kind }) => kind === 'cluster'));
  const distance = read.data ? distanceNote(read.data, from, found) : '';
  return (
    <>
      {/* The note is outside the list, so that it stays when the list changes. */}
      {isVisitor && <ForVisitors />}
      <ReadGate of={read} waiting={<Skeletons />} failed="We couldn't load the map">
        {({ role, total, counted, withoutPosition }) => (
          <>
            {isWaiting ? (
              <Skeletons />
            ) : (
              <>
                {total === 0 && (
                  <NothingFound area={counted} filters={filters} onGo={onGo} onWiden={onWiden} onClear={onClear} />
                )}
                {distance && (
                  <Text px="4" py="2.5" textStyle="note" borderBottomWidth="1px">
                    {distance}
                  </Text>
                )}
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
              </>
            )}
            <Unplaced role={role} count={withoutPosition} filters={filters} />
          </>
        )}
      </ReadGate>
    </>
  );
}
