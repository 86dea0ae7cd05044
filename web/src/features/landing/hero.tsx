import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { HeroSearch } from './hero-search.tsx';
import { LiveMap } from './live-map.tsx';
import { Stats } from './stats.tsx';

/** The top of the home page: one sentence and one search. */
export function Hero() {
  return (
    <Box
      position="relative"
      bg="sea.800"
      color="white"
      borderRadius="xl"
      px={{ base: '5', md: '12' }}
      pt={{ base: '10', md: '16' }}
      pb={{ base: '6', md: '12' }}
      // The jobs below load later, or never. On a phone they begin below the window, or behind the bottom bar of a signed-in
      // person, so that nothing in view moves. In a higher hero, the figures at its bottom would be below the window.
      minHeight={{ base: 'calc(100svh - 7.75rem)', md: 'auto' }}
      display="flex"
      flexDirection="column"
    >
      {/* Only the picture is cut off at the edge. The suggestions of the search reach below it. */}
      <Box position="absolute" inset="0" overflow="hidden" borderRadius="xl" pointerEvents="none">
        <LiveMap position="absolute" right="-6" top="8" bottom="8" aspectRatio="30/28" hideBelow="lg" />
      </Box>
      <Stack gap="8" position="relative" maxWidth="44rem" flex="1">
        <Stack gap="4">
          <Heading as="h1" textStyle="display" color="white">
            Solar work, matched with the right crew
          </Heading>
          <Text fontSize={{ base: '1.0625rem', md: '1.25rem' }} color="sea.100" maxWidth="34rem">
            Retailers post solar jobs with everything an installer needs to know. Installers choose the jobs that fit,
            finish them and get paid.
          </Text>
        </Stack>
        <HeroSearch />
        <Box mt={{ base: 'auto', md: '0' }}>
          <Stats />
        </Box>
        {/* On a phone the map would be too small to be recognised. */}
        <LiveMap flex="1" flexBasis="0" minHeight="0" hideBelow="sm" hideFrom="md" />
      </Stack>
    </Box>
  );
}
