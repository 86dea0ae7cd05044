import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { type RetailerTab, retailerTabs } from '#shared/domain/jobs/job-states.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import type { JobCard } from '../../components/job-facts.tsx';
import { dashboardAt } from '../../config/links.ts';
import { usePages } from '../../lib/server/pages.ts';
import { useUser } from '../../lib/server/session.tsx';
import type { AttentionItem } from './attention.tsx';
import { inBookedGroups } from './booked-groups.ts';
import { Dashboard, openWork } from './dashboard.tsx';
import { headButton } from './head-button.ts';
import { JobList } from './job-list.tsx';
import { openingTab, useOpenTab } from './open-tab.ts';
import { PublicProfileLink } from './public-profile-link.tsx';
import { RetailerEmpty } from './retailer-empty.tsx';
import { RetailerRow } from './retailer-row.tsx';
import { useStats } from './use-stats.ts';

const attention = ({ applicationsPending, tabs }: CallAnswer<'getRetailerStats'>): AttentionItem<RetailerTab>[] => [
  {
    count: applicationsPending,
    text: ['application to review', 'applications to review'],
    tab: 'posted',
    only: 'applications',
  },
  ...openWork(tabs),
];

const hasApplications = ({ applicationCount = 0 }: JobCard): boolean => applicationCount > 0;

export function RetailerDashboard() {
  const { id } = useUser();
  const stats = useStats('getRetailerStats');
  const opening = openingTab({
    stats,
    attention: stats.data && attention(stats.data),
    otherwise: ['booked', 'draft', 'posted'],
  });
  const [tab, choose] = useOpenTab(retailerTabs, opening);
  const [search] = useSearchParams();
  const only = tab === 'posted' && search.get('only') === 'applications' ? 'applications' : undefined;
  const list = usePages(
    'listRetailerJobs',
    { query: { tab: tab ?? 'posted' } },
    { isLive: true, enabled: tab !== undefined },
  );
  return (
    <Dashboard
      tabs={retailerTabs}
      tab={tab}
      only={only}
      onChoose={choose}
      stats={stats}
      attention={attention}
      actions={
        <>
          <PublicProfileLink to={hrefTo(paths.company, { id })} />
          <Button asChild {...headButton}>
            <Link to={paths.createJob}>
              <Plus size={18} /> Post New Job
            </Link>
          </Button>
        </>
      }
    >
      {tab && (
        <JobList
          list={list}
          only={
            only && {
              keeps: hasApplications,
              says: 'Only jobs with applications to review',
              all: dashboardAt('posted'),
            }
          }
          empty={<RetailerEmpty tab={tab} />}
          row={(job) => <RetailerRow key={job.id} job={job} />}
          groups={tab === 'booked' ? inBookedGroups : undefined}
        />
      )}
    </Dashboard>
  );
}
