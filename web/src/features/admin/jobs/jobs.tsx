import { Badge, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { jobName } from '#web/src/components/job-facts.tsx';
import { PageHead } from '#web/src/components/page-head.tsx';
import { StatusBadge } from '#web/src/components/status-badge.tsx';
import { listedOn } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { AdminNav } from '../frame/admin-nav.tsx';
import { AdminSearch, useAsked } from '../frame/admin-search.tsx';
import { type AdminJob, dollarsOf } from '../frame/admin-words.ts';
import { actsAbout } from '../frame/audit-address.ts';
import { ListDownload } from '../frame/list-download.tsx';
import { PagedList } from '../frame/paged-list.tsx';
import { type Column, RecordList, RowAction, RowLink } from '../frame/record-list.tsx';
import { useOpened } from '../frame/use-opened.ts';
import { EditJob } from './edit-job.tsx';

const columns: readonly [Column<AdminJob>, ...Column<AdminJob>[]] = [
  {
    label: 'Title',
    show: (job) => (
      <TextLink asChild variant="underline">
        <Link to={hrefTo(paths.job, { id: job.id })}>{jobName(job)}</Link>
      </TextLink>
    ),
  },
  { label: 'Address', show: ({ address }) => address },
  { label: 'Price', show: ({ priceExGst }) => dollarsOf(priceExGst), isShort: true },
  { label: 'Status', show: ({ status }) => <StatusBadge status={status} /> },
  {
    label: 'Visibility',
    show: ({ isPublic }) => <Badge variant="outline">{isPublic ? 'Public' : 'Private'}</Badge>,
  },
  { label: 'Created', show: ({ createdAt }) => listedOn(createdAt), isShort: true },
];

export function AdminJobs() {
  const search = useAsked();
  const list = usePages('listAdminJobs', { query: search ? { search } : {} });
  const rows = list.data?.pages.flatMap(({ jobs }) => jobs) ?? [];
  const { opened, open, close } = useOpened<AdminJob, 'edit'>(rows);
  return (
    <>
      <PageHead title="Jobs" />
      <AdminNav />
      <AdminSearch label="Search jobs" hint="Title, address or status">
        <ListDownload list="jobs" search={search} />
      </AdminSearch>
      <PagedList
        list={list}
        rowsOf={({ jobs }) => jobs}
        empty={search ? 'No jobs found matching your search' : 'No jobs found'}
      >
        {(found) => (
          <RecordList
            label="Jobs"
            rows={found}
            columns={columns}
            actions={(job) => (
              <>
                <RowAction label="Edit" name={`Edit ${jobName(job)}`} onPress={() => open(job, 'edit')} />
                <RowLink label="History" name={`History of ${jobName(job)}`} to={actsAbout(job.id)} />
              </>
            )}
          />
        )}
      </PagedList>
      {opened && <EditJob job={opened.row} onClose={close} />}
    </>
  );
}
