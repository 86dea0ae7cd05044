import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type FactLine = readonly [label: string, value: ReactNode];

interface FactsProps {
  of: readonly FactLine[];
  columns?: Record<string, number> | number;
  rowGap?: string;
}

/** Labels with their values. Values that were not given are not shown. */
export function Facts({ of: lines, columns = { base: 1, sm: 2 }, rowGap = '4' }: FactsProps) {
  const stated = lines.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (stated.length === 0) return <Text color="fg.muted">Not stated yet</Text>;
  return (
    <SimpleGrid as="dl" columns={columns} columnGap="6" rowGap={rowGap}>
      {stated.map(([label, value]) => (
        <Box key={label} minWidth="0">
          <Box as="dt" textStyle="label" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" mt="0.5" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  );
}
