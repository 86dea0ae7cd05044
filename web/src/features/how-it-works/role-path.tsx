import { Badge, Box, chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type RolePath as Path, phone } from './paths-of-roles.ts';

interface PictureProps {
  name: string;
  /** The text alternative of the picture. */
  shows: string;
  width: number;
  height: number;
  display: { base: string; sm: string };
}

/** A picture of a screen. On a phone, a high picture is cut off, so that the caption above it is on the same screen. */
const Picture = ({ name, shows, width, height, display }: PictureProps) => (
  <chakra.img
    src={`/how/${name}.webp`}
    alt={shows}
    htmlWidth={width}
    htmlHeight={height}
    width="100%"
    height="auto"
    maxHeight={{ base: '24rem', sm: 'none' }}
    objectFit="cover"
    objectPosition="top"
    loading="lazy"
    decoding="async"
    display={display}
  />
);

/** One role's steps through the product, each with a picture of the screen. */
export const RolePath = ({ path: { id, title, lead, size, steps }, columns }: { path: Path; columns: object }) => (
  <Stack as="section" aria-labelledby={id} gap="5">
    <Stack gap="1">
      <Heading as="h2" textStyle="title" id={id}>
        {title}
      </Heading>
      <Text color="fg.muted">{lead}</Text>
    </Stack>
    <SimpleGrid as="ol" listStyleType="none" columns={columns} gap={{ base: '6', md: '8' }}>
      {steps.map((step, index) => (
        <Stack as="li" key={step.picture} gap="3">
          <Stack gap="1">
            <Heading as="h3" textStyle="section" display="flex" alignItems="center" gap="2">
              <Badge colorPalette="sun" size="lg" borderRadius="full" aria-hidden>
                {index + 1}
              </Badge>
              {step.title}
            </Heading>
            <Text color="fg.muted">{step.text}</Text>
          </Stack>
          {/* On a phone, the caption comes first. */}
          <Box order={{ sm: -1 }} borderWidth="1px" borderRadius="lg" overflow="hidden" bg="bg.muted">
            <Picture
              name={step.picture}
              shows={step.shows}
              {...size}
              display={{ base: step.phonePicture ? 'none' : 'block', sm: 'block' }}
            />
            {step.phonePicture && (
              <Picture name={step.phonePicture} shows={step.shows} {...phone} display={{ base: 'block', sm: 'none' }} />
            )}
          </Box>
        </Stack>
      ))}
    </SimpleGrid>
  </Stack>
);
