import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import { phoneLine, useOpenInView } from '../phone-line.ts';
import type { WorkCounts } from './use-worklist.ts';
import { worklistAt, workWords } from './work-words.ts';

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
    _currentPage: { bg: 'colorPalette.subtle', borderColor: 'colorPalette.solid' },
  },
});

export interface AttentionItem {
  to: string;
  count: number;
  /** Whether there are more items than `count`, which then only counts the first page of a list. */
  isMore?: boolean;
  /** The item's name, in the singular and the plural. */
  text: readonly [string, string];
  /** Whether the list of this item is on the page. */
  isOpen?: boolean;
}

/** Returns the kinds of open steps. The kind whose list the page shows stays, even if no step of this kind is open. */
export const workItems = (counts: WorkCounts, open?: WorkKind): AttentionItem[] =>
  counts
    .filter(({ count, kind }) => count > 0 || kind === open)
    .map(({ kind, count }) => ({ to: worklistAt(kind), count, text: workWords[kind].text, isOpen: kind === open }));

const oneLine = {
  ...phoneLine,
  display: { base: 'flex', md: 'grid', lg: 'flex' },
  css: { '& > a': { flexShrink: 0 } },
} as const;

interface AttentionProps {
  items: readonly AttentionItem[];
  /** Whether the items take one line, because the page has a list below them. */
  isOneLine?: boolean;
}

/** The person's open steps, each with its list. Shows nothing if there is no open step. */
export function Attention({ items, isOneLine = false }: AttentionProps) {
  const line = useOpenInView(items.find(({ isOpen }) => isOpen)?.to);
  if (items.every(({ count }) => count === 0)) return null;
  return (
    <Stack
      as="section"
      direction={{ base: 'column', lg: 'row' }}
      align={{ lg: 'center' }}
      gap={{ base: '2', lg: '4' }}
      aria-labelledby="attention"
    >
      <Heading as="h2" textStyle="label" color="fg.muted" id="attention" whiteSpace="nowrap">
        Needs attention
      </Heading>
      <Box
        ref={line}
        position="relative"
        display={{ base: 'grid', lg: 'flex' }}
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 10rem), 1fr))"
        flexWrap="wrap"
        gap={{ base: '2', lg: isOneLine ? '2' : '3' }}
        {...(isOneLine ? oneLine : {})}
      >
        {items.map(({ to, count, isMore, text, isOpen }) => (
          <Item key={to} to={to} aria-current={isOpen ? 'page' : undefined}>
            <Text as="span" textStyle="section" fontVariantNumeric="tabular-nums">
              {count}
              {isMore && '+'}
            </Text>{' '}
            <Text as="span" textStyle="note" lineHeight="1.25" flex="1">
              {text[count === 1 ? 0 : 1]}
            </Text>
            {/* The six kinds of a retailer fit into one line of a desktop only without this sign. */}
            {!isOneLine && (
              <Box flexShrink="0" color="fg.muted">
                <ChevronRight size={18} aria-hidden />
              </Box>
            )}
          </Item>
        ))}
      </Box>
    </Stack>
  );
}
