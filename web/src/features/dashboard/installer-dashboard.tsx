import { Button } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { installerTabs } from '#shared/domain/lifecycle.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../config/paths.ts';
import { usePages } from '../../lib/server/pages.ts';
import { useRead } from '../../lib/server/queries.ts';
import { Attention } from './attention.tsx';
import { DashboardTabs, useTab } from './dashboard-tabs.tsx';
import { InstallerEmpty } from './installer-empty.tsx';
import { InstallerRow } from './installer-row.tsx';
import { JobList, SkeletonRows } from './job-list.tsx';
import { OwnRating } from './own-rating.tsx';

export function InstallerDashboard() {
  const [tab, choose] = useTab(installerTabs, 'offered');
  const { data: stats, isPending } = useRead('getInstallerStats', undefined, {
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
  const list = usePages('listInstallerJobs', { query: { tab } }, { isLive: true });
  return (
    <>
      <PageHead
        title="Dashboard"
        text={<OwnRating stats={stats} />}
        actions={
          <Button asChild size="lg">
            <Link to={paths.map}>
              <Search size={18} /> Find work
            </Link>
          </Button>
        }
      />
      {/* The counts decide what stands above the list, so the list waits for them. */}
      {isPending ? (
        <SkeletonRows />
      ) : (
        <>
          <Attention
            items={[
              { count: stats?.tabs.offered ?? 0, text: ['offer to answer', 'offers to answer'], tab: 'offered' },
              {
                count: stats?.tabs.accepted ?? 0,
                text: ['job without a date', 'jobs without a date'],
                tab: 'accepted',
              },
              {
                count: stats?.tabs.completed ?? 0,
                text: ['completed job not yet paid', 'completed jobs not yet paid'],
                tab: 'completed',
              },
              { count: stats?.tabs.paid ?? 0, text: ['job to review', 'jobs to review'], tab: 'paid' },
            ]}
          />
          <DashboardTabs tabs={installerTabs} tab={tab} counts={stats?.tabs} onChoose={choose}>
            <JobList
              list={list}
              empty={<InstallerEmpty tab={tab} />}
              row={(job) => <InstallerRow key={job.id} job={job} />}
            />
          </DashboardTabs>
        </>
      )}
    </>
  );
}
