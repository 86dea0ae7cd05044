import { Alert, Button } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { momentOf } from '../lib/dates.ts';
import type { Readable } from '../lib/server/readable.ts';
import { useIsOnline } from '../lib/server/request/connection.ts';

/**
 * Says that the content below could not be read again, and how old it is. Shows nothing without a connection, because
 * `ConnectionBar` says so then.
 */
export function OutOfDate({ of: { dataUpdatedAt, isFetching, refetch } }: { of: Readable<unknown> }) {
  if (!useIsOnline()) return null;
  return (
    <Alert.Root status="warning" size="sm" borderRadius="lg" alignItems="center" mb="3">
      <Alert.Indicator />
      <Alert.Title flex="1">{`We couldn't update this content. It was last updated ${momentOf(dataUpdatedAt)}.`}</Alert.Title>
      <Button size="sm" variant="outline" loading={isFetching} onClick={refetch}>
        <RefreshCw size={16} /> Try again
      </Button>
    </Alert.Root>
  );
}
