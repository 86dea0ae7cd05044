import { Box, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type FactLine = readonly [label: string, value: ReactNode];

/** Labels with their values. What nobody stated is not shown. */
export const Facts = ({
  of: lines,
  columns = { base: 1, sm: 2 },
}: {
  of: readonly FactLine[];
  columns?: Record<string, number> | number;
}) => (
  <SimpleGrid as="dl" columns={columns} columnGap="6" rowGap="4">
    {lines
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([label, value]) => (
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
