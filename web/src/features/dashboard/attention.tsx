import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import { dashboardAt } from '../../config/paths.ts';

export interface AttentionItem<T extends DashboardTab = DashboardTab> {
  count: number;
  /** The item's name, in the singular and the plural. */
  text: readonly [string, string];
  tab: T;
  /** Not every job of the tab waits for this, so the list shows only those that do. */
  only?: 'applications';
}

const Item = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    px: '3',
    py: '1.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderLeftWidth: '4px',
    borderLeftColor: 'sun.solid',
    borderRadius: 'lg',
  },
});

/** What needs this person's attention, from the server's counts. Shows nothing if there is nothing to do. */
export function Attention({
  items,
  isOpen,
}: {
  items: readonly AttentionItem[];
  isOpen: (item: AttentionItem) => boolean;
}) {
  const waiting = items.filter((item) => item.count > 0);
  if (waiting.length === 0) return null;
  return (
    <Stack
      as="section"
      direction={{ base: 'column', lg: 'row' }}
      align={{ lg: 'center' }}
      gap={{ base: '2', lg: '4' }}
      aria-labelledby="attention"
    >
      <Heading as="h2" textStyle="label" color="fg.muted" id="attention">
        Needs attention
      </Heading>
      <Box
        display={{ base: 'grid', lg: 'flex' }}
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 10rem), 1fr))"
        flexWrap="wrap"
        gap={{ base: '2', lg: '3' }}
      >
        {waiting.map((item) => {
          const { count, text, tab, only } = item;
          // What the list below shows already is no link, because a press would change nothing.
          const isHere = isOpen(item);
          const content = (
            <>
              <Text as="span" textStyle="section" fontVariantNumeric="tabular-nums">
                {count}
              </Text>{' '}
              <Text as="span" textStyle="note" lineHeight="1.25" flex="1">
                {text[count === 1 ? 0 : 1]}
              </Text>
              {!isHere && (
                <Box flexShrink="0" color="fg.muted">
                  <ChevronRight size={18} aria-hidden />
                </Box>
              )}
            </>
          );
          return isHere ? (
            <Item key={text[0]} as="p" aria-current="true">
              {content}
            </Item>
          ) : (
            <Item key={text[0]} asChild _hover={{ bg: 'bg.muted' }}>
              <Link to={dashboardAt(tab, only)}>{content}</Link>
            </Item>
          );
        })}
      </Box>
    </Stack>
  );
}
