import { Badge, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { jobName } from '#web/src/components/job-facts.tsx';
import { StatusBadge } from '#web/src/components/status-badge.tsx';
import { listedOn } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useAsked } from '../frame/admin-search.tsx';
import { type AdminJob, dollarsOf } from '../frame/admin-words.ts';
import { ListDownload } from '../frame/list-download.tsx';
import type { Column } from '../frame/record-list.tsx';
import { SearchedList, type Tool } from '../frame/searched-list.tsx';
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

const tools: readonly Tool<AdminJob>[] = [
  { label: 'Edit', dialog: (job, onClose) => <EditJob job={job} onClose={onClose} /> },
];

export function AdminJobs() {
  const search = useAsked();
  return (
    <SearchedList
      title="Jobs"
      hint="Number, title, address or status"
      empty={search ? 'No jobs found matching your search' : 'No jobs found'}
      list={usePages('listAdminJobs', { query: search ? { search } : {} })}
      rowsOf={({ jobs }) => jobs}
      columns={columns}
      nameOf={jobName}
      tools={tools}
      download={<ListDownload list="jobs" search={search} />}
    />
  );
}
