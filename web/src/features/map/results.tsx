import { Box, Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { MapPinOff } from 'lucide-react';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import type { Readable } from '../../lib/server/readable.ts';
import { countOf, type Found, type MapAnswer } from './found.ts';
import { FoundRow } from './found-row.tsx';
import { useTowns } from './use-towns.ts';

export const Skeletons = () => (
  <Stack gap="0" role="status" aria-label="Loading...">
    {['one', 'two', 'three', 'four'].map((each) => (
      <Box key={each} px="4" py="3" borderBottomWidth="1px">
        <Skeleton height="20" borderRadius="md" />
      </Box>
    ))}
  </Stack>
);

interface ResultsProps {
  read: Readable<MapAnswer>;
  found: readonly Found[];
  isFiltered: boolean;
  /** Those that a person points at on the map. */
  raised: ReadonlySet<string>;
  onPointed: (id: string | null) => void;
  onOpened: (found: Found) => void;
  onWiden: () => void;
  onClear: () => void;
}

/** The list beside the map: the same things in the same order. */
export function Results({ read, found, isFiltered, raised, onPointed, onOpened, onWiden, onClear }: ResultsProps) {
  const townNear = useTowns(found.some(({ kind }) => kind === 'cluster'));
  const nothing = (
    <Nothing
      title={isFiltered ? 'Nothing here passes your filters' : 'Nothing here yet'}
      text="Look at another part of the map, or at more of it."
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
    <ReadGate
      of={read}
      waiting={<Skeletons />}
      failed="The map couldn't be read"
      empty={{ when: ({ total }) => total === 0, show: nothing }}
    >
      {({ role, withoutPosition }) => (
        <>
          <Box as="ul" listStyleType="none" aria-label="What is on the map">
            {found.map((each) => (
              <FoundRow
                key={each.id}
                found={each}
                isRaised={raised.has(each.id)}
                near={each.kind === 'cluster' ? townNear(each) : ''}
                onPointed={onPointed}
                onOpened={onOpened}
              />
            ))}
          </Box>
          {withoutPosition > 0 && (
            <Text textStyle="note" color="fg.muted" px="4" py="3">
              {countOf(role, withoutPosition)} without a position {withoutPosition === 1 ? 'is' : 'are'} not on the map.
            </Text>
          )}
        </>
      )}
    </ReadGate>
  );
}
