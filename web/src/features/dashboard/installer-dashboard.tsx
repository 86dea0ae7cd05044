import { Button } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { installerTabs } from '#shared/domain/lifecycle.ts';
import { paths } from '../../config/paths.ts';
import { usePages } from '../../lib/server/pages.ts';
import { Dashboard } from './dashboard.tsx';
import { useTab } from './dashboard-tabs.tsx';
import { InstallerEmpty } from './installer-empty.tsx';
import { InstallerRow } from './installer-row.tsx';
import { JobList } from './job-list.tsx';
import { NoOffers, useFittingJobs } from './no-offers.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useStats } from './use-stats.ts';

export function InstallerDashboard() {
  const [tab, choose] = useTab(installerTabs, 'offered');
  const stats = useStats('getInstallerStats');
  const list = usePages('listInstallerJobs', { query: { tab } }, { isLive: true });
  const hasNoOffer = tab === 'offered' && stats.data?.tabs.offered === 0;
  const fitting = useFittingJobs(hasNoOffer);
  return (
    <Dashboard
      tabs={installerTabs}
      tab={tab}
      onChoose={choose}
      stats={stats}
      actions={
        <Button asChild size="lg">
          <Link to={paths.findWork}>
            <Search size={18} /> Find work
          </Link>
        </Button>
      }
      first={({ tabs }) => ({ count: tabs.offered, text: ['offer to answer', 'offers to answer'], tab: 'offered' })}
    >
      {/* What to show instead of offers is read at the same time, so the page does not grow twice. */}
      {hasNoOffer && fitting.data === undefined && fitting.error === null ? (
        <SkeletonRows />
      ) : (
        <JobList
          list={list}
          empty={hasNoOffer ? <NoOffers fitting={fitting} /> : <InstallerEmpty tab={tab} />}
          row={(job) => <InstallerRow key={job.id} job={job} />}
        />
      )}
    </Dashboard>
  );
}
