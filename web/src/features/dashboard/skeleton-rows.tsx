import { Card, HStack, Skeleton, Stack } from '@chakra-ui/react';

/** Stands in for a list of jobs until it is there. */
export const SkeletonRows = ({ count = 5 }: { count?: number }) => (
  <Stack gap="3" role="status" aria-label="Loading...">
    {Array.from({ length: count }, (_, index) => (
      <Card.Root key={String(index)}>
        <Card.Body px={{ base: '4', md: '5' }} py="4">
          <HStack justify="space-between" gap="6">
            <Stack gap="2.5" flex="1">
              <Skeleton height="6" width={{ base: '80%', md: '50%' }} />
              <Skeleton height="5" width={{ base: '60%', md: '35%' }} />
            </Stack>
            <Skeleton height="10" width="24" hideBelow="md" />
          </HStack>
        </Card.Body>
      </Card.Root>
    ))}
  </Stack>
);
