import { Box, Button, Flex, Grid, Heading, HStack, IconButton, Stack } from '@chakra-ui/react';
import { LayoutGrid, List, type LucideIcon, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { useMemo, useState } from 'react';
import { noFilter } from '#shared/domain/people/directory.ts';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { Chips } from '../../components/lists/chips.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SearchForMap } from '../../components/place/search-for-map.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { chipsOf, countText } from './directory-filters.ts';
import { DirectoryMap } from './directory-map.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { Cards, MoreInstallers, NothingFound, Skeletons } from './results.tsx';
import { useDirectory, type View, views } from './use-directory.ts';

const viewNames: Record<View, [string, LucideIcon]> = {
  grid: ['Grid view', LayoutGrid],
  list: ['List view', List],
  map: ['Map view', MapIcon],
};

const ViewToggle = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => (
  <HStack role="group" aria-label="View" gap="1">
    {views.map((each) => {
      const [label, Icon] = viewNames[each];
      return (
        <IconButton
          key={each}
          variant={each === view ? 'subtle' : 'ghost'}
          aria-label={label}
          aria-pressed={each === view}
          // On a phone, a grid has one column, so the list would look the same.
          hideBelow={each === 'list' && view !== 'list' ? 'md' : undefined}
          onClick={() => onChange(each)}
        >
          <Icon size={18} />
        </IconButton>
      );
    })}
  </HStack>
);

/** The matching installers, with the filters beside them. */
export function DirectoryPage() {
  const { filter, view, list, installers: loaded, pages, total, address, setFilter, setView } = useDirectory();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const chips = chipsOf(filter);
  const ids = loaded.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map keeps its marks as long as the same people are loaded
  const installers = useMemo(() => loaded, [ids]);
  const found = total === null ? 'Searching...' : `${countText(total)} found`;
  const isWide = view === 'list';
  return (
    <>
      <PageHead title="Find installers" />
      <Box mb={{ base: '4', md: '5' }} mt={{ base: '-3', md: '-2' }}>
        <SearchForMap label="Where is the work?" isOneLine />
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' }} gap={{ base: '4', lg: '8' }}>
        {isNarrow ? (
          <DialogFrame
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title="Filters"
            footer={
              <Flex gap="3" width="full">
                <Button variant="outline" size="lg" onClick={() => setFilter(noFilter)} disabled={chips.length === 0}>
                  Clear all
                </Button>
                <Button size="lg" flex="1" onClick={() => setOpen(false)}>
                  {total === null ? 'Show results' : `Show ${total} ${total === 1 ? 'result' : 'results'}`}
                </Button>
              </Flex>
            }
          >
            <FilterPanel filter={filter} onChange={setFilter} />
          </DialogFrame>
        ) : (
          <Box
            position="sticky"
            top="20"
            alignSelf="start"
            maxHeight="calc(100dvh - 6rem)"
            overflowY="auto"
            borderWidth="1px"
            borderRadius="lg"
            bg="bg.panel"
            p="5"
          >
            <FilterPanel filter={filter} onChange={setFilter} />
          </Box>
        )}
        <Stack gap="4" minWidth="0">
          <HStack justify="space-between" gap="2" wrap="wrap">
            {/* The heading is as wide before the number is known, so that the buttons do not wrap when the number arrives. */}
            <Heading as="h2" aria-live="polite" textStyle="section" minWidth="9.5rem">
              {list.isError ? 'Installers' : found}
            </Heading>
            <HStack gap="2">
              {isNarrow && (
                <Button variant={chips.length > 0 ? 'subtle' : 'outline'} onClick={() => setOpen(true)}>
                  <SlidersHorizontal size={18} aria-hidden /> Filters{chips.length > 0 && ` (${chips.length})`}
                </Button>
              )}
              <ViewToggle view={view} onChange={setView} />
            </HStack>
          </HStack>
          {chips.length > 0 && <Chips chips={chips} onChange={setFilter} onClear={() => setFilter(noFilter)} />}
          <ReadGate
            of={list}
            waiting={<Skeletons isWide={isWide} />}
            empty={{
              when: () => installers.length === 0,
              show: <NothingFound isFiltered={chips.length > 0} onClear={() => setFilter(noFilter)} />,
            }}
          >
            {() => (
              <>
                {view === 'map' && (
                  <DirectoryMap key={address} installers={installers} list={list} pages={pages} total={total} />
                )}
                <Cards installers={installers} isWide={isWide || view === 'map'} />
                <MoreInstallers installers={installers} list={list} />
              </>
            )}
          </ReadGate>
        </Stack>
      </Grid>
    </>
  );
}
