import { Box, Card, Heading, HStack, LinkBox, LinkOverlay, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DashboardTab } from '#shared/domain/lifecycle.ts';
import { dashboardAt } from '../../config/paths.ts';

export interface AttentionItem {
  count: number;
  /** The item's name, in the singular and the plural. */
  text: readonly [string, string];
  tab: DashboardTab;
}

/** What needs this person's attention, from the server's counts. Shows nothing if there is nothing to do. */
export function Attention({ items }: { items: readonly AttentionItem[] }) {
  const waiting = items.filter((item) => item.count > 0);
  if (waiting.length === 0) return null;
  return (
    <Stack as="section" gap="2" mb="6" aria-labelledby="attention">
      <Heading as="h2" textStyle="label" color="fg.muted" id="attention">
        Needs attention
      </Heading>
      <SimpleGrid templateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))" gap="3">
        {waiting.map(({ count, text, tab }) => (
          <LinkBox asChild key={text[0]}>
            <Card.Root borderLeftWidth="4px" borderLeftColor="sun.solid" _hover={{ bg: 'bg.muted' }}>
              <Card.Body px="4" py="3">
                <HStack justify="space-between">
                  <Stack gap="0.5">
                    <Text textStyle="figure">{count}</Text>
                    <LinkOverlay asChild>
                      <Link to={dashboardAt(tab)}>
                        <Text as="span" textStyle="note">
                          {text[count === 1 ? 0 : 1]}
                        </Text>
                      </Link>
                    </LinkOverlay>
                  </Stack>
                  <Box flexShrink="0">
                    <ChevronRight size={20} aria-hidden />
                  </Box>
                </HStack>
              </Card.Body>
            </Card.Root>
          </LinkBox>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
