import { Box, Button, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SortOrder } from '#shared/domain/search/searched-list.ts';

/** The parts of a table whose order stands in the page's address. */

export const Cell = chakra('td', { base: { px: '3', py: '2.5', verticalAlign: 'top', borderTopWidth: '1px' } });
export const Head = chakra('th', {
  base: { px: '3', py: '1.5', textAlign: 'start', fontWeight: '600', color: 'fg.muted', textStyle: 'note' },
});

export const TableFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" overflowX="auto">
    <chakra.table width="full" aria-label={label} css={{ borderCollapse: 'collapse' }}>
      {children}
    </chakra.table>
  </Box>
);

const opposite = { asc: 'desc', desc: 'asc' } as const;
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown };

interface SortHeadProps {
  /** The order of this column as it is now, if the table is sorted by it. */
  order: SortOrder | null;
  /** The order that a first press asks for. */
  first: SortOrder;
  onSort: (order: SortOrder) => void;
  children: ReactNode;
}

/** A press sorts by this column, and another one turns the order round. */
export function SortHead({ order, first, onSort, children }: SortHeadProps) {
  const Arrow = order ? arrows[order] : ArrowUpDown;
  return (
    <Head aria-sort={order ? ariaSort[order] : undefined} scope="col" px="0">
      <Button
        variant="ghost"
        size="sm"
        px="3"
        color={order ? 'fg' : 'fg.muted'}
        onClick={() => onSort(order ? opposite[order] : first)}
      >
        {children} <Arrow size={14} aria-hidden />
      </Button>
    </Head>
  );
}
