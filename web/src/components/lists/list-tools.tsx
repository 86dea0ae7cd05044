import { Box, Button, HStack } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import type { ListAddress } from '../../lib/use-list-address.ts';
import { FilterButton } from './filter-button.tsx';
import { SearchField } from './search-field.tsx';

interface ListToolsProps {
  label: string;
  hint: string;
  /** The search in the URL, and the functions that change and clear it. */
  address: Pick<ListAddress<{ q: string }>, 'search' | 'change' | 'clear'>;
  /** How many filters are set, and whether the search or a filter limits the list. */
  count: number;
  isNarrowed: boolean;
  filters: (id: string) => ReactNode;
  /** Buttons after the filter button, such as one for a download. */
  children?: ReactNode;
}

/** The search of a list and its filters, which stay closed so that the first row is in view on a phone. */
export function ListTools({ label, hint, address, count, isNarrowed, filters, children }: ListToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <Box role="search" pb={{ base: '4', lg: '3' }}>
      <HStack gap="2" wrap="wrap">
        <SearchField asked={address.search.q} change={address.change} label={label} hint={hint} />
        <FilterButton count={count} isOpen={isOpen} panel={panel} onClick={() => setIsOpen(!isOpen)} />
        {children}
        {isNarrowed && (
          <Button variant="ghost" size="lg" onClick={address.clear}>
            Clear
          </Button>
        )}
      </HStack>
      {isOpen && filters(panel)}
    </Box>
  );
}
