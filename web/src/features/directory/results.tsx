import { Box, Button, SimpleGrid, Skeleton } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LoadMore, type LoadMoreProps } from '../../components/lists/load-more.tsx';
import { CrewPicture } from '../../components/pictures/crew-picture.tsx';
import { Nothing } from '../../components/states.tsx';
import { cardId, InstallerCard } from './installer-card.tsx';
import type { ListedInstaller } from './listed-installer.ts';

const gap = { base: '3', md: '4' };
const columnsOf = (isWide: boolean) => (isWide ? 1 : { base: 1, md: 2, lg: 1, xl: 2 });

export const Skeletons = ({ isWide }: { isWide: boolean }) => (
  <SimpleGrid columns={columnsOf(isWide)} gap={gap} role="status" aria-label="Loading...">
    {['one', 'two', 'three', 'four', 'five', 'six'].map((each) => (
      <Skeleton key={each} height={{ base: '10.5rem', md: '17rem' }} borderRadius="lg" />
    ))}
  </SimpleGrid>
);

export const NothingFound = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <Nothing
      title="No installers match these filters"
      text="Remove a filter to see more."
      icon={<SearchX />}
      action={
        <Button variant="outline" size="lg" onClick={onClear}>
          Clear all filters
        </Button>
      }
    />
  ) : (
    <Nothing title="No installers yet" text="Installers with a public profile appear here." picture={<CrewPicture />} />
  );

/** Loads more of the list. The page stays in place, and the focus moves to the first new card. */
export function MoreInstallers({
  installers,
  list,
}: {
  installers: readonly ListedInstaller[];
  list: LoadMoreProps['list'];
}) {
  const known = useRef<number | null>(null);
  useEffect(() => {
    const first = known.current === null ? undefined : installers[known.current];
    if (!first) return;
    known.current = null;
    document.getElementById(cardId(first.id))?.focus({ preventScroll: true });
  }, [installers]);
  const fetchNextPage = () => {
    known.current = installers.length;
    return list.fetchNextPage();
  };
  return <LoadMore list={{ ...list, fetchNextPage }} label="Load More Subcontractors" />;
}

/** The cards: one per row if `isWide`, or else a grid. */
export const Cards = ({ installers, isWide }: { installers: readonly ListedInstaller[]; isWide: boolean }) => (
  <Box>
    <SimpleGrid as="ul" aria-label="Installers" listStyleType="none" columns={columnsOf(isWide)} gap={gap}>
      {installers.map((installer) => (
        <InstallerCard key={installer.id} installer={installer} isWide={isWide} />
      ))}
    </SimpleGrid>
  </Box>
);
