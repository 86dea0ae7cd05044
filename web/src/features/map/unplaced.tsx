import { Box, Button, LinkBox, Stack, Text } from '@chakra-ui/react';
import { MapPinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Role } from '#shared/domain/jobs/job.ts';
import { LoadMore } from '../../components/lists/load-more.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { usePages } from '../../lib/server/pages.ts';
import { countOf } from './found.ts';
import { InstallerOnMap, JobOnMap } from './found-cards.tsx';
import type { MapFilters } from './map-address.ts';
import { Skeletons } from './results-waiting.tsx';
import { chipsFor } from './searched-area.ts';

const Row = ({ children }: { children: ReactNode }) => (
  <LinkBox as="li" px="4" py="3" borderBottomWidth="1px" _hover={{ bg: 'bg.muted' }}>
    {children}
  </LinkBox>
);

function List({ filters }: { filters: MapFilters }) {
  const list = usePages('listUnplaced', { query: chipsFor(filters) });
  return (
    <ReadGate of={list} waiting={<Skeletons />}>
      {({ pages }) => (
        <>
          <Box as="ul" listStyleType="none" aria-label="Not on the map" borderTopWidth="1px">
            {pages.flatMap(({ jobs }) =>
              jobs.map((job) => (
                <Row key={job.id}>
                  <JobOnMap job={job} />
                </Row>
              )),
            )}
            {pages.flatMap(({ installers }) =>
              installers.map((one) => (
                <Row key={one.id}>
                  <InstallerOnMap installer={one} />
                </Row>
              )),
            )}
          </Box>
          <Box pb="3">
            <LoadMore list={list} />
          </Box>
        </>
      )}
    </ReadGate>
  );
}

interface UnplacedProps {
  role: Role | null;
  count: number;
  filters: MapFilters;
}

/** The items that match the filters and have no position, in any part of the map. They load when the person opens the list. */
export function Unplaced({ role, count, filters }: UnplacedProps) {
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <Box as="section" aria-label="Without a position">
      <Stack gap="2" align="start" px="4" py="4">
        <Text textStyle="note" color="fg.muted">
          {countOf(role, count)} without a known position {count === 1 ? 'is' : 'are'} not on the map.
        </Text>
        <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <MapPinOff size={16} aria-hidden /> {isOpen ? 'Hide them' : 'Show them'}
        </Button>
      </Stack>
      {isOpen && <List filters={filters} />}
    </Box>
  );
}
