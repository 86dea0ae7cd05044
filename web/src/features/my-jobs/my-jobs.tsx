import { Badge, Box, HStack, Skeleton, Text } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import type { CallAnswer } from '#shared/api/client.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { paths } from '#shared/pages.ts';
import { ColumnMenu } from '../../components/lists/column-menu.tsx';
import { FirstStep, NothingFound, RowSkeletons } from '../../components/lists/list-states.tsx';
import { Pages } from '../../components/lists/pages.tsx';
import { useTableColumns } from '../../components/lists/table-columns.ts';
import { PageHead } from '../../components/page-head.tsx';
import { RoofPicture } from '../../components/pictures/roof-picture.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { counted } from '../../lib/format.ts';
import { mayDo } from '../../lib/may-do.ts';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ChooseAll, ChooseOne } from './choose-box.tsx';
import { JobsDownload } from './jobs-download.tsx';
import { isNarrowed, queryOf } from './own-address.ts';
import { OwnCards } from './own-cards.tsx';
import { ownColumns } from './own-columns.tsx';
import { OwnTable } from './own-table.tsx';
import { OwnTools } from './own-tools.tsx';
import { useSelection } from './selection.ts';
import { useOwnAddress } from './use-own-address.ts';

type Found = CallAnswer<'listOwnJobs'>;

const firstSteps = {
  retailer: {
    text: 'Every job that you save or post appears here.',
    action: { to: paths.createJob, label: 'Post New Job' },
  },
  installer: {
    text: 'Jobs you apply for, are invited to or are awarded appear here.',
    action: { to: paths.findWork, label: 'Find work' },
  },
} as const satisfies Record<Role, { text: string; action: { to: string; label: string } }>;

const stepOnSite = {
  text: 'Jobs appear here when your company puts you on them.',
  action: { to: paths.calendar, label: 'See the calendar' },
};

/** The counts below the title. Someone who only sees the jobs they are on takes no part in applications. */
const Badges = ({ found, isOnSiteOnly }: { found: Found | undefined; isOnSiteOnly: boolean }) =>
  found ? (
    <HStack as="span" gap="2" wrap="wrap" pt="1">
      <Badge colorPalette="sea" size="md">
        {found.activeJobs === 1 ? '1 Active Job' : `${found.activeJobs} Active Jobs`}
      </Badge>
      {!isOnSiteOnly && (
        <Badge colorPalette="sun" size="md">
          {found.applicationsPending === 1
            ? '1 Application Pending'
            : `${found.applicationsPending} Applications Pending`}
        </Badge>
      )}
    </HStack>
  ) : (
    <Skeleton as="span" display="block" height="6" width="60" mt="1" />
  );

const summaryOf = ({ total, all }: Found, isPart: boolean): string =>
  `${isPart ? `${total} of ` : ''}${counted(all, 'job', 'jobs')}`;

/** All jobs of a person: searched, filtered and sorted by the page's URL. */
export function MyJobs() {
  const user = useUser();
  const { role } = user;
  const isOnSiteOnly = !mayDo(user, 'read');
  const address = useOwnAddress(role);
  const isNarrow = useIsNarrow();
  const list = useRead('listOwnJobs', queryOf(address.search), {
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
  const selection = useSelection();
  const columns = useTableColumns('jobs', ownColumns[role]);
  const isPart = isNarrowed(address.search);
  const chooseFrom = ({ jobs }: Found) =>
    role === 'retailer' && mayDo(user, 'jobs')
      ? {
          all: <ChooseAll jobs={jobs} selection={selection} />,
          one: (job: Found['jobs'][number]) => <ChooseOne job={job} selection={selection} />,
        }
      : undefined;
  return (
    <>
      <PageHead
        isDense
        title="My Jobs"
        text={list.error ? undefined : <Badges found={list.data} isOnSiteOnly={isOnSiteOnly} />}
      />
      <OwnTools role={role} address={address}>
        {!isOnSiteOnly && <JobsDownload role={role} search={address.search} />}
        {!isNarrow && <ColumnMenu of={columns} />}
      </OwnTools>
      <ReadGate
        of={list}
        waiting={<RowSkeletons height={{ base: '28', lg: '10' }} />}
        empty={{
          when: ({ all }) => all === 0,
          show: (
            <FirstStep
              title="No jobs yet"
              picture={<RoofPicture />}
              step={isOnSiteOnly ? stepOnSite : firstSteps[role]}
            />
          ),
        }}
      >
        {(found) => (
          <Box aria-busy={list.isPlaceholderData}>
            <Text pb={{ base: '3', lg: '2' }} color="fg.muted" role="status">
              {summaryOf(found, isPart)}
            </Text>
            {found.hasOlderProposals && (
              <Text pb="3" color="fg.muted">
                Besides your own jobs, this list shows your latest 50 applications and 50 invitations.
              </Text>
            )}
            {found.jobs.length === 0 ? (
              <NothingFound title="No jobs match your search" total={found.total} address={address} />
            ) : isNarrow ? (
              <OwnCards jobs={found.jobs} choose={chooseFrom(found)} />
            ) : (
              <OwnTable jobs={found.jobs} columns={columns.shown} address={address} choose={chooseFrom(found)} />
            )}
            <Pages page={address.search.page} size={Number(address.search.size)} total={found.total} />
            {role === 'retailer' && <BulkBar selection={selection} />}
          </Box>
        )}
      </ReadGate>
    </>
  );
}
