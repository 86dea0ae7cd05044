import { Badge, Box, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ScreenPicture } from '../../components/screen-picture.tsx';
import type { RolePath as Path } from './paths-of-roles.ts';

/** One role's steps through the product, each with a picture of the screen. */
export const RolePath = ({ path: { id, title, lead, wide, steps }, columns }: { path: Path; columns: object }) => (
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
            <ScreenPicture name={step.picture} shows={step.shows} wide={wide} />
          </Box>
        </Stack>
      ))}
    </SimpleGrid>
  </Stack>
);
