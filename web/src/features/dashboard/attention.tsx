import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import { dashboardAt } from '../../config/links.ts';
import { jobRows } from './list-look.ts';

export interface AttentionItem<T extends DashboardTab = DashboardTab> {
  count: number;
  /** The item's name, in the singular and the plural. */
  text: readonly [string, string];
  tab: T;
  /** Not every job of the tab waits for this, so the list shows only those that do. */
  only?: 'applications';
}

const Item = chakra(Link, {
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
    _hover: { bg: 'bg.muted' },
  },
});

interface AttentionProps {
  items: readonly AttentionItem[];
  /** Whether the list on the page shows what the item leads to. */
  isOpen: (item: AttentionItem) => boolean;
}

/** The list is open already, so a press leads to its first job. */
const focusFirstJob = (): void => document.querySelector<HTMLElement>(`[${jobRows}] a`)?.focus();

/** What needs this person's attention, from the server's counts. Shows nothing if there is nothing to do. */
export function Attention({ items, isOpen }: AttentionProps) {
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
          const isHere = isOpen(item);
          return (
            <Item
              key={text[0]}
              to={dashboardAt(tab, only)}
              aria-current={isHere || undefined}
              onClick={() => isHere && focusFirstJob()}
            >
              <Text as="span" textStyle="section" fontVariantNumeric="tabular-nums">
                {count}
              </Text>{' '}
              <Text as="span" textStyle="note" lineHeight="1.25" flex="1">
                {text[count === 1 ? 0 : 1]}
              </Text>
              <Box flexShrink="0" color="fg.muted">
                <ChevronRight size={18} aria-hidden />
              </Box>
            </Item>
          );
        })}
      </Box>
    </Stack>
  );
}
