import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DashboardTab } from '#shared/domain/jobs/job-states.ts';
import { SkeletonRows } from '../../components/lists/skeleton-rows.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Attention, workItems } from '../../components/worklist/attention.tsx';
import type { WorkCounts } from '../../components/worklist/use-worklist.ts';
import { type Readable, together } from '../../lib/server/readable.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { OwnRating } from './own-rating.tsx';

interface Stats<T extends DashboardTab> {
  tabs: Record<T, number>;
  averageRating: number | null;
  reviewCount: number;
}

interface DashboardProps<T extends DashboardTab, S extends Stats<T>> {
  tabs: readonly T[];
  /** Undefined until the counts are known, because they decide which tab opens. */
  tab: T | undefined;
  onChoose: (tab: string) => void;
  stats: Readable<S>;
  work: Readable<{ counts: WorkCounts }>;
  /** The text below the rating. */
  ahead?: ReactNode;
  actions?: ReactNode;
  /** Whether the head has the company's rating. */
  hasRating?: boolean;
  /** The content above the list, and the read that it waits for. */
  first?: { of: Readable<unknown>; show: ReactNode } | undefined;
  /** The jobs under the open tab. */
  children: ReactNode;
}

const isComing = ({ data, error }: Readable<unknown>): boolean => data === undefined && error === null;

/** The parts that the dashboards of retailers and installers share: the head, the open steps and the tabs. */
export const Dashboard = <T extends DashboardTab, S extends Stats<T>>({
  tabs,
  tab,
  onChoose,
  stats,
  work,
  ahead,
  actions,
  hasRating = true,
  first,
  children,
}: DashboardProps<T, S>) => (
  <>
    <PageHead
      title="Dashboard"
      text={
        hasRating && (
          <Box as="span" display="flex" flexDirection={{ base: 'column', md: 'row' }} rowGap="1" columnGap="5">
            <OwnRating stats={stats.data} isComing={stats.error === null} />
            {ahead}
          </Box>
        )
      }
      actions={actions}
    />
    {/* Without the counts, neither the content above the list nor the open tab is known. */}
    {tab === undefined || isComing(stats) || isComing(work) || (first && isComing(first.of)) ? (
      <SkeletonRows />
    ) : (
      <>
        {first?.show}
        <Box mb="4" _empty={{ display: 'none' }}>
          <ReadGate of={together(stats, work)} waiting={null} failed="We couldn't load the numbers">
            {([, { counts }]) => <Attention items={workItems(counts)} />}
          </ReadGate>
        </Box>
        <DashboardTabs tabs={tabs} tab={tab} counts={stats.data?.tabs} onChoose={onChoose}>
          {children}
        </DashboardTabs>
      </>
    )}
  </>
);
