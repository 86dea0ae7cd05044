import { Skeleton } from '@chakra-ui/react';
import { Suspense } from 'react';
import { LostOverlay } from '#web/src/components/lost.tsx';
import { lazy } from '#web/src/lib/lazy.tsx';
import { Section } from '../screen/section.tsx';

/** It stands at the end of the page, so nothing waits for it. */
const HistoryList = lazy(() => import('./history-list.tsx'), LostOverlay);

export const HistorySection = () => (
  <Section card="history">
    <Suspense fallback={<Skeleton height="40" role="status" aria-label="Loading..." />}>
      <HistoryList />
    </Suspense>
  </Section>
);
