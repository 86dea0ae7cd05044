import { Badge, Box, Center, chakra, Heading, HStack, Text } from '@chakra-ui/react';
import { ChevronDown, type LucideIcon } from 'lucide-react';

export interface Entry {
  title: string;
  text: string;
  icon: LucideIcon;
  isComing?: true;
}

/** The browser's `details` element, because it opens before any script runs. Of those with the same `name`, only one is open. */
const Details = chakra('details', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    mb: '3',
    px: '4',
    overflowAnchor: 'none',
    '&[open] [data-indicator]': { rotate: '180deg' },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '16',
    py: '2',
    cursor: 'pointer',
    borderRadius: 'md',
    outline: '0',
    _focusVisible: { outline: '2px solid', outlineColor: 'colorPalette.focusRing' },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

/** Headings that expand to a sentence or two. The first starts open. */
export const Explainer = ({ id, title, entries }: { id: string; title: string; entries: readonly Entry[] }) => (
  <Box as="section" aria-labelledby={id}>
    <Heading as="h2" textStyle="title" id={id} mb="4">
      {title}
    </Heading>
    {entries.map(({ title: heading, text, icon: Icon, isComing }, index) => (
      <Details key={heading} name={id} open={index === 0}>
        <Summary>
          <HStack flex="1" gap="4">
            <Center boxSize="10" borderRadius="md" bg="sun.subtle" color="sun.fg" flexShrink="0">
              <Icon size={20} aria-hidden />
            </Center>
            <Heading as="h3" textStyle="section">
              {heading}
            </Heading>
            {isComing && <Badge colorPalette="sun">Coming soon</Badge>}
          </HStack>
          <Box data-indicator transition="rotate 0.2s" color="fg.subtle">
            <ChevronDown size="1.2em" aria-hidden />
          </Box>
        </Summary>
        <Text ps={{ base: '0', md: '14' }} pt="2" pb="5" color="fg.muted">
          {text}
        </Text>
      </Details>
    ))}
  </Box>
);
