import { Button } from '@chakra-ui/react';
import { Eye, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { retailerTabs } from '#shared/domain/lifecycle.ts';
import { PageHead } from '../../components/page-head.tsx';
import { hrefTo, paths } from '../../config/paths.ts';
import { usePages } from '../../lib/server/pages.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';
import { Attention } from './attention.tsx';
import { DashboardTabs, useTab } from './dashboard-tabs.tsx';
import { JobList, SkeletonRows } from './job-list.tsx';
import { OwnRating } from './own-rating.tsx';
import { RetailerEmpty } from './retailer-empty.tsx';
import { RetailerRow } from './retailer-row.tsx';

export function RetailerDashboard() {
  const user = useUser();
  const [tab, choose] = useTab(retailerTabs, 'posted');
  const { data: stats, isPending } = useRead('getRetailerStats', undefined, {
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
  const list = usePages('listRetailerJobs', { query: { tab } }, { isLive: true });
  return (
    <>
      <PageHead
        title="Dashboard"
        text={<OwnRating stats={stats} />}
        actions={
          <>
            <Button asChild variant="outline" size="lg">
              <Link to={hrefTo(paths.company, { id: user.id })}>
                <Eye size={18} /> View My Public Profile
              </Link>
            </Button>
            <Button asChild size="lg">
              <Link to={paths.createJob}>
                <Plus size={18} /> Post New Job
              </Link>
            </Button>
          </>
        }
      />
      {/* The counts decide what stands above the list, so the list waits for them. */}
      {isPending ? (
        <SkeletonRows />
      ) : (
        <>
          <Attention
            items={[
              {
                count: stats?.applicationsPending ?? 0,
                text: ['application to review', 'applications to review'],
                tab: 'posted',
              },
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
          <DashboardTabs tabs={retailerTabs} tab={tab} counts={stats?.tabs} onChoose={choose}>
            <JobList
              list={list}
              empty={<RetailerEmpty tab={tab} />}
              row={(job) => <RetailerRow key={job.id} job={job} />}
            />
          </DashboardTabs>
        </>
      )}
    </>
  );
}
