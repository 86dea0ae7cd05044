import { Button, HStack, Skeleton } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import { type LostProps, lazy } from '#web/src/lib/lazy.tsx';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { jobActionEntries } from './job-action-entries.ts';

const Lost = ({ onRetry }: LostProps) => (
  <Button variant="outline" size="lg" bg="bg.panel" alignSelf="start" onClick={onRetry}>
    <RefreshCw size={20} /> Job actions
  </Button>
);

/** Most of the code is for the positions of the menu and the tooltips, and the page does not wait for that. */
const load = () => import('./job-actions.tsx');
const JobActions = lazy(load, Lost);
// Alongside the job itself.
load().catch(() => undefined);

/** Takes the room of the actions, so that nothing moves when they arrive. */
function Waiting() {
  const entries = jobActionEntries(useJobScreen());
  const isNarrow = useIsNarrow();
  if (entries.length === 0) return null;
  if (isNarrow) return <Skeleton height="11" width="36" />;
  return (
    <HStack gap="2" pt="1">
      {entries.map(({ id }) => (
        <Skeleton key={id} boxSize="11" />
      ))}
    </HStack>
  );
}

export const LateJobActions = () => (
  <Suspense fallback={<Waiting />}>
    <JobActions />
  </Suspense>
);
