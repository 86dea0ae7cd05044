import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type FactLine = readonly [label: string, value: ReactNode];

interface FactsProps {
  of: readonly FactLine[];
  columns?: Record<string, number> | number;
  /** The widths of the columns, if equal columns would break some values. */
  widths?: Record<string, string>;
  rowGap?: string;
  /** On a desktop, each value is beside its label, so that a panel has room for many facts. */
  isDense?: boolean;
}

const beside = { lg: { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: '3' } } as const;

/** Labels with their values. Labels without a value are left out. */
export function Facts({ of: lines, columns = { base: 1, sm: 2 }, widths, rowGap = '4', isDense = false }: FactsProps) {
  const stated = lines.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (stated.length === 0) return <Text color="fg.muted">Not stated yet</Text>;
  return (
    <SimpleGrid
      as="dl"
      columns={isDense ? { base: 1, sm: 2, lg: 1 } : columns}
      columnGap={widths ? { base: '6', xl: '4' } : '6'}
      rowGap={isDense ? { base: '4', lg: '1.5' } : rowGap}
      {...(widths ? { templateColumns: widths } : {})}
    >
      {stated.map(([label, value]) => (
        <Box key={label} minWidth="0" {...(isDense ? beside : {})}>
          <Box as="dt" textStyle="label" color="fg.muted" {...(isDense ? { lineHeight: { lg: '1.5rem' } } : {})}>
            {label}
          </Box>
          <Box as="dd" mt={isDense ? { base: '0.5', lg: '0' } : '0.5'} overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  );
}
