import { Center, HStack, Text } from '@chakra-ui/react';
import { notifyManager, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { momentOf } from '../lib/dates.ts';
import { useIsOnline } from '../lib/server/request/connection.ts';
import { lowScreen } from '../theme/low-screen.ts';

/** Returns when the oldest data on the screen was loaded, in milliseconds, or null if the screen has no data. */
function oldestShown(cache: QueryCache): number | null {
  const times = cache
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => state.data !== undefined && queryKey[1] !== 'getCurrentUser')
    .map(({ state }) => state.dataUpdatedAt);
  return times.length > 0 ? Math.min(...times) : null;
}

function useOldestShown(): number | null {
  const cache = useQueryClient().getQueryCache();
  const watch = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]);
  return useSyncExternalStore(watch, () => oldestShown(cache));
}

/**
 * The bar stays below the header while the page scrolls. On a low screen, where the header scrolls too, the bar is at the top.
 */
function Bar() {
  const readAt = useOldestShown();
  return (
    <Center
      role="status"
      position="sticky"
      top="var(--header)"
      css={{ [lowScreen]: { top: '0' } }}
      zIndex="docked"
      bg="bg.muted"
      borderBottomWidth="1px"
      px="4"
      py="2"
    >
      <HStack gap="2" align="start">
        <WifiOff size={18} aria-hidden />
        <Text textStyle="note">
          No connection. {readAt !== null && `This page was last updated ${momentOf(readAt)}. `}
          Nothing can be saved until the connection is back.
        </Text>
      </HStack>
    </Center>
  );
}

/** Says that there is no connection, and how old the data on the page is. */
export const ConnectionBar = () => (useIsOnline() ? null : <Bar />);
