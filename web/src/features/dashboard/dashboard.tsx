import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import type { Readable } from '../../lib/server/readable.ts';
import { Attention, type AttentionItem } from './attention.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { OwnRating } from './own-rating.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

type SharedTab = 'accepted' | 'completed' | 'paid';

interface Stats<T extends DashboardTab> {
  tabs: Record<T | SharedTab, number>;
  averageRating: number | null;
  reviewCount: number;
}

interface DashboardProps<T extends DashboardTab, S extends Stats<T>> {
  tabs: readonly T[];
  /** Undefined until it is known where there is something to do. */
  tab: T | undefined;
  /** Which of the tab's jobs the list shows, if not all. */
  only?: 'applications' | undefined;
  onChoose: (tab: string) => void;
  stats: Readable<S>;
  attention: (stats: S) => readonly AttentionItem[];
  actions: ReactNode;
  /** The jobs under the open tab. */
  children: ReactNode;
}

/** What needs attention on either side. */
export const openWork = ({ accepted, completed, paid }: Record<SharedTab, number>): AttentionItem<SharedTab>[] => [
  { count: accepted, text: ['job without a date', 'jobs without a date'], tab: 'accepted' },
  { count: completed, text: ['completed job not yet paid', 'completed jobs not yet paid'], tab: 'completed' },
  { count: paid, text: ['job to review', 'jobs to review'], tab: 'paid' },
];

/** The dashboard of either side. */
export const Dashboard = <T extends DashboardTab, S extends Stats<T>>({
  tabs,
  tab,
  only,
  onChoose,
  stats,
  attention,
  actions,
  children,
}: DashboardProps<T, S>) => (
  <>
    <PageHead
      title="Dashboard"
      text={<OwnRating stats={stats.data} isComing={stats.error === null} />}
      actions={actions}
    />
    {/* The counts decide what stands above the list, and which list it is. */}
    {tab === undefined || (stats.data === undefined && stats.error === null) ? (
      <SkeletonRows />
    ) : (
      <>
        <Box mb="4" _empty={{ display: 'none' }}>
          <ReadGate of={stats} waiting={null} failed="We couldn't load the numbers">
            {(known) => (
              <Attention items={attention(known)} isOpen={(item) => item.tab === tab && item.only === only} />
            )}
          </ReadGate>
        </Box>
        <DashboardTabs tabs={tabs} tab={tab} counts={stats.data?.tabs} onChoose={onChoose}>
          {children}
        </DashboardTabs>
      </>
    )}
  </>
);
