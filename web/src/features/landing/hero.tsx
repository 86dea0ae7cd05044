import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { HeroSearch } from './hero-search.tsx';
import { LiveMap } from './live-map.tsx';
import { Stats } from './stats.tsx';

/** One sentence, one search. */
export function Hero() {
  return (
    <Box
      position="relative"
      bg="sea.800"
      color="white"
      borderRadius="xl"
      px={{ base: '5', md: '12' }}
      pt={{ base: '10', md: '16' }}
      pb={{ base: '10', md: '12' }}
    >
      {/* Only the picture is cut off at the edge. The suggestions of the search reach below it. */}
      <Box position="absolute" inset="0" overflow="hidden" borderRadius="xl" pointerEvents="none">
        <LiveMap />
      </Box>
      <Stack gap="8" position="relative" maxWidth="44rem">
        <Stack gap="4">
          <Heading as="h1" textStyle="display" color="white">
            Solar work, matched with the right crew
          </Heading>
          <Text fontSize={{ base: '1.0625rem', md: '1.25rem' }} color="sea.100" maxWidth="34rem">
            Retailers post installations with everything an installer needs to know. Accredited installers take them,
            finish them and get paid.
          </Text>
        </Stack>
        <HeroSearch />
        <Stats />
      </Stack>
    </Box>
  );
}
