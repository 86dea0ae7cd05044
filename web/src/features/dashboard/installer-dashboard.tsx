import type { CallAnswer } from '#shared/api/client.ts';
import { type InstallerTab, installerTabs } from '#shared/domain/jobs/job-states.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { usePages } from '../../lib/server/pages.ts';
import { useUser } from '../../lib/server/session.tsx';
import type { AttentionItem } from './attention.tsx';
import { inBookedGroups } from './booked-groups.ts';
import { Dashboard, openWork } from './dashboard.tsx';
import { InstallerEmpty } from './installer-empty.tsx';
import { InstallerRow } from './installer-row.tsx';
import { JobList } from './job-list.tsx';
import { NoOffers, useFittingJobs } from './no-offers.tsx';
import { openingTab, useOpenTab } from './open-tab.ts';
import { PublicProfileLink } from './public-profile-link.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useStats } from './use-stats.ts';

const attention = ({ tabs }: CallAnswer<'getInstallerStats'>): AttentionItem<InstallerTab>[] => [
  { count: tabs.offered, text: ['offer to answer', 'offers to answer'], tab: 'offered' },
  ...openWork(tabs),
];

export function InstallerDashboard() {
  const { id } = useUser();
  const stats = useStats('getInstallerStats');
  const opening = openingTab({
    stats,
    attention: stats.data && attention(stats.data),
    otherwise: ['booked', 'offered'],
  });
  const [tab, choose] = useOpenTab(installerTabs, opening);
  const list = usePages(
    'listInstallerJobs',
    { query: { tab: tab ?? 'offered' } },
    { isLive: true, enabled: tab !== undefined },
  );
  const hasNoOffer = tab === 'offered' && stats.data?.tabs.offered === 0;
  const fitting = useFittingJobs(hasNoOffer);
  return (
    <Dashboard
      tabs={installerTabs}
      tab={tab}
      onChoose={choose}
      stats={stats}
      attention={attention}
      actions={<PublicProfileLink to={hrefTo(paths.installer, { id })} />}
    >
      {/* What to show instead of offers is read at the same time, so the page does not grow twice. */}
      {hasNoOffer && fitting.data === undefined && fitting.error === null ? (
        <SkeletonRows />
      ) : (
        tab && (
          <JobList
            list={list}
            empty={hasNoOffer ? <NoOffers fitting={fitting} /> : <InstallerEmpty tab={tab} />}
            row={(job) => <InstallerRow key={job.id} job={job} />}
            groups={tab === 'booked' ? inBookedGroups : undefined}
          />
        )
      )}
    </Dashboard>
  );
}
