import { Button } from '@chakra-ui/react';
import { Eye, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { retailerTabs } from '#shared/domain/lifecycle.ts';
import { hrefTo, paths } from '../../config/paths.ts';
import { usePages } from '../../lib/server/pages.ts';
import { useUser } from '../../lib/server/session.tsx';
import { Dashboard } from './dashboard.tsx';
import { useTab } from './dashboard-tabs.tsx';
import { JobList } from './job-list.tsx';
import { RetailerEmpty } from './retailer-empty.tsx';
import { RetailerRow } from './retailer-row.tsx';
import { useStats } from './use-stats.ts';

function RetailerActions() {
  const { id } = useUser();
  return (
    <>
      <Button asChild variant="outline" size="lg">
        <Link to={hrefTo(paths.company, { id })}>
          <Eye size={18} /> View My Public Profile
        </Link>
      </Button>
      <Button asChild size="lg">
        <Link to={paths.createJob}>
          <Plus size={18} /> Post New Job
        </Link>
      </Button>
    </>
  );
}

export function RetailerDashboard() {
  const [tab, choose] = useTab(retailerTabs, 'posted');
  const stats = useStats('getRetailerStats');
  const list = usePages('listRetailerJobs', { query: { tab } }, { isLive: true });
  return (
    <Dashboard
      tabs={retailerTabs}
      tab={tab}
      onChoose={choose}
      stats={stats}
      actions={<RetailerActions />}
      first={({ applicationsPending }) => ({
        count: applicationsPending,
        text: ['application to review', 'applications to review'],
        tab: 'posted',
      })}
    >
      <JobList list={list} empty={<RetailerEmpty tab={tab} />} row={(job) => <RetailerRow key={job.id} job={job} />} />
    </Dashboard>
  );
}
