import { Accordion, Badge, Box, Center, Heading, HStack, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import '../../theme/recipes/accordion.ts';

export interface Entry {
  title: string;
  text: string;
  icon: LucideIcon;
  isComing?: true;
}

/** Headings that expand to a sentence or two. The first starts open. */
export const Explainer = ({ id, title, entries }: { id: string; title: string; entries: readonly Entry[] }) => (
  <Box as="section" aria-labelledby={id}>
    <Heading as="h2" textStyle="title" id={id} mb="4">
      {title}
    </Heading>
    <Accordion.Root collapsible defaultValue={['0']} variant="plain">
      {entries.map(({ title: heading, text, icon: Icon, isComing }, index) => (
        <Accordion.Item
          key={heading}
          value={String(index)}
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="lg"
          mb="3"
          px="4"
        >
          <Heading as="h3">
            <Accordion.ItemTrigger minHeight="16" cursor="pointer">
              <HStack flex="1" gap="4">
                <Center boxSize="10" borderRadius="md" bg="sun.subtle" color="sun.fg" flexShrink="0">
                  <Icon size={20} aria-hidden />
                </Center>
                <Text as="span" textStyle="section">
                  {heading}
                </Text>
                {isComing && <Badge colorPalette="sun">Coming soon</Badge>}
              </HStack>
              <Accordion.ItemIndicator />
            </Accordion.ItemTrigger>
          </Heading>
          <Accordion.ItemContent>
            <Accordion.ItemBody ps={{ base: '0', md: '14' }} pb="5" color="fg.muted">
              {text}
            </Accordion.ItemBody>
          </Accordion.ItemContent>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  </Box>
);
