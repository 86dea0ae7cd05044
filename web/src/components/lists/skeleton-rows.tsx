import { Box, HStack, Skeleton, Stack } from '@chakra-ui/react';
import { listBody, listRow } from './list-look.ts';

/** Replaces a list of jobs while it loads. */
export const SkeletonRows = ({ count = 5 }: { count?: number }) => (
  <Stack {...listBody} role="status" aria-label="Loading...">
    {Array.from({ length: count }, (_, index) => (
      <Box key={String(index)} {...listRow}>
        <HStack justify="space-between" gap="6">
          <Stack gap="1.5" flex="1">
            <Skeleton height="6" width={{ base: '80%', lg: '50%' }} />
            <Skeleton height="5" width={{ base: '60%', lg: '35%' }} />
          </Stack>
          <Skeleton height="10" width="24" hideBelow="lg" />
        </HStack>
      </Box>
    ))}
  </Stack>
);
