import { Box, HStack, Skeleton, Text } from '@chakra-ui/react';
import { useRead } from '../../lib/server/queries.ts';
import { figures, figureWords, pollMilliseconds } from './live-words.ts';

/** Three figures of the marketplace. If they cannot be read, dashes replace them. */
export function Stats() {
  const { data, isPending } = useRead('getLandingStats', undefined, { refetchInterval: pollMilliseconds });
  return (
    <HStack as="dl" gap={{ base: '3', md: '12' }} align="start" aria-live="off">
      {figures.map(([name, label]) => (
        <Box
          key={name}
          flex={{ base: '1', md: 'none' }}
          minWidth={{ md: '24' }}
          display="flex"
          flexDirection="column-reverse"
        >
          <Text as="dt" textStyle="note" color="sea.100" minHeight={{ base: '2lh', md: 'auto' }}>
            {label}
          </Text>
          <Box as="dd" data-figure={name} textStyle="figure" color="sun.300">
            {isPending ? <Skeleton height="8" width="16" /> : data ? figureWords(data, name) : '–'}
          </Box>
        </Box>
      ))}
    </HStack>
  );
}
