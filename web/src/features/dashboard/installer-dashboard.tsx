import { HStack } from '@chakra-ui/react';
import { type InstallerTab, installerTabs } from '#shared/domain/jobs/job-states.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { SkeletonRows } from '../../components/lists/skeleton-rows.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { useWorklist } from '../../components/worklist/use-worklist.ts';
import { mayDo } from '../../lib/may-do.ts';
import { usePages } from '../../lib/server/pages.ts';
import { useUser } from '../../lib/server/session.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { inBookedGroups } from './booked-groups.ts';
import { Dashboard } from './dashboard.tsx';
import { InstallerEmpty } from './installer-empty.tsx';
import { InstallerRow } from './installer-row.tsx';
import { JobList } from './job-list.tsx';
import { NoOffers, useFittingJobs } from './no-offers.tsx';
import { type Choice, openingTab, useOpenTab } from './open-tab.ts';
import { OwnRating } from './own-rating.tsx';
import { PublicProfileLink } from './public-profile-link.tsx';
import { Today } from './today/today.tsx';
import { useStats } from './use-stats.ts';

const everyTab: Choice<InstallerTab> = { tabs: installerTabs, otherwise: ['booked', 'offered'] };
/** People who only see the jobs they are on get no invitations. */
const tabsOnSite: Choice<Exclude<InstallerTab, 'offered'>> = {
  tabs: installerTabs.filter((tab) => tab !== 'offered'),
  otherwise: ['booked', 'accepted', 'all'],
};
const onceOnTeam = 'Jobs appear here when your company puts you on them.';

export function InstallerDashboard() {
  const user = useUser();
  const isOnSiteOnly = !mayDo(user, 'read');
  const choice: Choice<InstallerTab> = isOnSiteOnly ? tabsOnSite : everyTab;
  const { tabs } = choice;
  const stats = useStats('getInstallerStats');
  const work = useWorklist();
  const opening = openingTab({ ...choice, stats, work });
  const [tab, choose] = useOpenTab(tabs, opening);
  const list = usePages(
    'listInstallerJobs',
    { query: { tab: tab ?? 'offered' } },
    { isLive: true, enabled: tab !== undefined },
  );
  const isNarrow = useIsNarrow();
  const booked = usePages('listInstallerJobs', { query: { tab: 'booked' } }, { isLive: true, enabled: isNarrow });
  const hasNoOffer = tab === 'offered' && stats.data?.tabs.offered === 0;
  const fitting = useFittingJobs(hasNoOffer);
  // The rating and the public profile are the company's, and not about the work on site. On a phone, the jobs come first.
  const ownPage = !isOnSiteOnly && <PublicProfileLink to={hrefTo(paths.installer, { id: user.id })} />;
  return (
    <Dashboard
      tabs={tabs}
      tab={tab}
      onChoose={choose}
      stats={stats}
      work={work}
      actions={!isNarrow && ownPage}
      hasRating={!isOnSiteOnly && !isNarrow}
      first={
        isNarrow
          ? {
              of: booked,
              show: (
                <ReadGate of={booked} waiting={null} failed="We couldn't load today's jobs">
                  {({ pages }) => <Today jobs={pages.flatMap(({ jobs }) => jobs)} />}
                </ReadGate>
              ),
            }
          : undefined
      }
    >
      {/* The jobs that replace invitations load with the list, so that the page does not grow twice. */}
      {hasNoOffer && fitting.data === undefined && fitting.error === null ? (
        <SkeletonRows />
      ) : (
        tab && (
          <JobList
            list={list}
            empty={
              hasNoOffer ? (
                <NoOffers fitting={fitting} />
              ) : (
                <InstallerEmpty tab={tab} {...(isOnSiteOnly && tab !== 'booked' ? { text: onceOnTeam } : {})} />
              )
            }
            row={(job) => <InstallerRow key={job.id} job={job} tab={tab} />}
            groups={tab === 'booked' ? inBookedGroups : undefined}
          />
        )
      )}
      {isNarrow && ownPage && (
        <HStack mt="4" justify="space-between" wrap="wrap">
          <OwnRating stats={stats.data} isComing={stats.error === null} />
          {ownPage}
        </HStack>
      )}
    </Dashboard>
  );
}
