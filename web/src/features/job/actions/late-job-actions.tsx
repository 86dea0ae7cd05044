import { Button, HStack, Skeleton } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import { type LostProps, lazy } from '#web/src/lib/lazy.tsx';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { jobActionEntries, splitEntries } from './job-action-entries.ts';
import { MenuButton } from './menu-button.tsx';

const Lost = ({ onRetry }: LostProps) => <MenuButton icon={RefreshCw} onClick={onRetry} />;

/** The page does not wait for this script, because most of it only positions the menu. */
const load = () => import('./job-actions.tsx');
const JobActions = lazy(load, Lost);
// Begins to load while the page reads the job.
load().catch(() => undefined);

/** Placeholders of the size of the buttons, so that the page does not move when the buttons load. */
function Waiting() {
  const isNarrow = useIsNarrow();
  const { buttons, menu } = splitEntries(jobActionEntries(useJobScreen()), isNarrow);
  return (
    <HStack gap="2" aria-hidden inert>
      {buttons.map(({ id, label, icon: Icon }) => (
        <Skeleton key={id}>
          <Button size="lg" px="4">
            <Icon size={18} /> {label}
          </Button>
        </Skeleton>
      ))}
      {menu.length > 0 && (
        <Skeleton>
          <MenuButton />
        </Skeleton>
      )}
    </HStack>
  );
}

export const LateJobActions = () => (
  <Suspense fallback={<Waiting />}>
    <JobActions />
  </Suspense>
);
