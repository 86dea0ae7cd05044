import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { SortOrder } from '#shared/domain/search/searched-list.ts';

export const Head = chakra('th', {
  base: { px: '2', height: '9', textAlign: 'start', fontWeight: '600', color: 'fg.muted', textStyle: 'note' },
});

/** The order of a column, and the function that sorts by it. */
export interface ColumnSort {
  /** The column's order, or null if the table is sorted by another column. */
  order: SortOrder | null;
  /** The order that the first press sets. */
  first: SortOrder;
  onSort: (order: SortOrder) => void;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown };

interface SortHeadProps extends HTMLChakraProps<'th'> {
  sort: ColumnSort;
  isFigure: boolean;
}

/** The head of a column. A press sorts by this column, and a second press reverses the order. */
export function SortHead({ sort: { order, first, onSort }, isFigure, children, ...head }: SortHeadProps) {
  const Arrow = order ? arrows[order] : ArrowUpDown;
  return (
    <Head
      aria-sort={order ? ariaSort[order] : undefined}
      scope="col"
      px="0"
      textAlign={isFigure ? 'end' : 'start'}
      {...head}
    >
      <Button
        variant="ghost"
        size="sm"
        height="8"
        px="2"
        gap="1"
        color={order ? 'fg' : 'fg.muted'}
        onClick={() => onSort(order ? opposite[order] : first)}
      >
        {children} <Arrow size={14} aria-hidden />
      </Button>
    </Head>
  );
}
