import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { recently } from '../../lib/dates.ts';
import type { KeptDraft } from './use-draft.ts';

interface DraftNoticeProps {
  draft: KeptDraft;
  /** Called after the person has decided. The function must move the focus elsewhere, because the pressed button disappears. */
  onDecided: () => void;
}

/** Says that the form has unsaved changes from an earlier time, and lets the person continue with them or discard them. */
export function DraftNotice({ draft: { found, restore, discard }, onDecided }: DraftNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAsking = found !== null && !found.isRestored;
  useEffect(() => {
    const isInSight = (box.current?.getBoundingClientRect().bottom ?? 0) > 0;
    // A question is always scrolled into view. A notice is not, if the page is already scrolled past it.
    if (isAsking || isInSight) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isAsking]);
  if (found === null) return null;
  const { at, hasChangedSince, isRestored } = found;
  const decide = (how: () => void) => () => {
    how();
    onDecided();
  };
  const when = recently(at);
  return (
    <HStack
      ref={box}
      scrollMarginTop="20"
      scrollMarginBottom="24"
      role="group"
      aria-label="Unsaved changes"
      data-draft-notice=""
      justify="space-between"
      wrap="wrap"
      columnGap="4"
      rowGap="2"
      px="4"
      py="3"
      bg="bg.muted"
      borderWidth="1px"
      borderRadius="lg"
    >
      <HStack align="start" gap="2.5" flex="1" minWidth={isRestored ? '40' : '56'}>
        <Box color="fg.muted" pt="0.5" flexShrink="0">
          <History size={18} aria-hidden />
        </Box>
        <Stack gap="0.5">
          <Text textStyle="note">
            {isRestored ? `These are your unsaved changes from ${when}.` : `You have unsaved changes from ${when}.`}
          </Text>
          {hasChangedSince && !isRestored && (
            <Text textStyle="note">The details here have changed since then. Please check them before you save.</Text>
          )}
        </Stack>
      </HStack>
      <HStack gap="2">
        {!isRestored && (
          <Button size="sm" minHeight="10" variant="outline" bg="bg.panel" onClick={decide(restore)}>
            Restore changes
          </Button>
        )}
        <Button size="sm" minHeight="10" variant="ghost" onClick={decide(discard)}>
          Discard
        </Button>
      </HStack>
    </HStack>
  );
}
