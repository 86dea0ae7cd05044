import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { retailerTabs } from '#shared/domain/jobs/job-states.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { useWorklist } from '../../components/worklist/use-worklist.ts';
import { mayDo } from '../../lib/may-do.ts';
import { usePages } from '../../lib/server/pages.ts';
import { useUser } from '../../lib/server/session.tsx';
import { inBookedGroups } from './booked-groups.ts';
import { Dashboard } from './dashboard.tsx';
import { headButton } from './head-button.ts';
import { JobList } from './job-list.tsx';
import { NextDayLink } from './next-day-link.tsx';
import { openingTab, useOpenTab } from './open-tab.ts';
import { PublicProfileLink } from './public-profile-link.tsx';
import { RetailerEmpty } from './retailer-empty.tsx';
import { RetailerRow } from './retailer-row.tsx';
import { useStats } from './use-stats.ts';

export function RetailerDashboard() {
  const user = useUser();
  const stats = useStats('getRetailerStats');
  const work = useWorklist();
  const opening = openingTab({ tabs: retailerTabs, stats, work, otherwise: ['booked', 'draft', 'posted'] });
  const [tab, choose] = useOpenTab(retailerTabs, opening);
  const list = usePages(
    'listRetailerJobs',
    { query: { tab: tab ?? 'posted' } },
    { isLive: true, enabled: tab !== undefined },
  );
  return (
    <Dashboard
      tabs={retailerTabs}
      tab={tab}
      onChoose={choose}
      stats={stats}
      work={work}
      ahead={<NextDayLink of={work} />}
      actions={
        <>
          <PublicProfileLink to={hrefTo(paths.company, { id: user.id })} />
          {mayDo(user, 'jobs') && (
            <Button asChild {...headButton}>
              <Link to={paths.createJob}>
                <Plus size={18} /> Post New Job
              </Link>
            </Button>
          )}
        </>
      }
    >
      {tab && (
        <JobList
          list={list}
          empty={<RetailerEmpty tab={tab} />}
          row={(job) => <RetailerRow key={job.id} job={job} tab={tab} />}
          groups={tab === 'booked' ? inBookedGroups : undefined}
        />
      )}
    </Dashboard>
  );
}
