import { Badge, Link as TextLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { jobStatuses } from '#shared/domain/jobs/job.ts';
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
    name: 'title',
    label: 'Title',
    isFixed: true,
    show: (job) => (
      <TextLink asChild variant="underline">
        <Link to={hrefTo(paths.job, { id: job.id })}>{jobName(job)}</Link>
      </TextLink>
    ),
    sortBy: jobName,
  },
  { name: 'address', label: 'Address', width: 20, show: ({ address }) => address, sortBy: ({ address }) => address },
  {
    name: 'price',
    label: 'Price',
    width: 7,
    isFigure: true,
    show: ({ priceExGst }) => dollarsOf(priceExGst),
    sortBy: ({ priceExGst }) => priceExGst,
    first: 'desc',
  },
  {
    name: 'status',
    label: 'Status',
    width: 8,
    show: ({ status }) => <StatusBadge status={status} />,
    sortBy: ({ status }) => jobStatuses.indexOf(status),
  },
  {
    name: 'visibility',
    label: 'Visibility',
    width: 6,
    show: ({ isPublic }) => <Badge variant="outline">{isPublic ? 'Public' : 'Private'}</Badge>,
    sortBy: ({ isPublic }) => (isPublic ? 0 : 1),
  },
  {
    name: 'created',
    label: 'Created',
    width: 7.5,
    show: ({ createdAt }) => listedOn(createdAt),
    sortBy: ({ createdAt }) => createdAt,
    first: 'desc',
  },
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
