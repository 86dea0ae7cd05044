import { Badge, Link as TextLink } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { jobStatuses } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { inOneLine, jobName } from '#web/src/components/job-facts.tsx';
import { StatusBadge } from '#web/src/components/status-badge.tsx';
import { listedOn } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useAsked } from '../frame/admin-search.tsx';
import { type AdminJob, dollarsOf, placeIn } from '../frame/admin-words.ts';
import type { Column } from '../frame/column.ts';
import { ListDownload } from '../frame/list-download.tsx';
import { SearchedList, type Tool } from '../frame/searched-list.tsx';
import { EditJob } from './edit-job.tsx';

const Visibility = ({ isPublic }: Pick<AdminJob, 'isPublic'>) => (
  <Badge colorPalette="gray" variant="outline">
    {!isPublic && <Lock size={12} aria-hidden />} {isPublic ? 'Public' : 'Private'}
  </Badge>
);

const jobAt = ({ id }: AdminJob): string => hrefTo(paths.job, { id });

const LinkInLine = ({ job }: { job: AdminJob }) => (
  <TextLink asChild variant="underline" {...inOneLine} title={jobName(job)}>
    <Link to={jobAt(job)}>{jobName(job)}</Link>
  </TextLink>
);

const columns: readonly [Column<AdminJob>, ...Column<AdminJob>[]] = [
  {
    name: 'title',
    label: 'Title',
    isFixed: true,
    show: (job) => (
      <TextLink asChild variant="underline">
        <Link to={jobAt(job)}>{jobName(job)}</Link>
      </TextLink>
    ),
    line: (job) => <LinkInLine job={job} />,
    brief: (job) => <LinkInLine job={job} />,
    sortBy: jobName,
  },
  {
    name: 'retailer',
    label: 'Retailer',
    width: 8.25,
    show: ({ retailerCompany }) => retailerCompany,
    brief: ({ retailerCompany }) => retailerCompany,
    sortBy: ({ retailerCompany }) => retailerCompany,
  },
  {
    name: 'installer',
    label: 'Installer',
    width: 9.5,
    show: ({ installerCompany }) => installerCompany ?? '–',
    brief: ({ installerCompany }) => installerCompany && `Installer: ${installerCompany}`,
    sortBy: ({ installerCompany }) => installerCompany,
  },
  {
    name: 'address',
    label: 'Address',
    width: 9.25,
    show: ({ address }) => address,
    line: (job) => <span title={job.address}>{placeIn(job)}</span>,
    brief: placeIn,
    sortBy: placeIn,
  },
  {
    name: 'price',
    label: 'Price',
    width: 5.75,
    isFigure: true,
    show: ({ priceExGst }) => dollarsOf(priceExGst),
    brief: ({ priceExGst }) => dollarsOf(priceExGst),
    sortBy: ({ priceExGst }) => priceExGst,
    first: 'desc',
  },
  {
    name: 'status',
    label: 'Status',
    width: 7.5,
    show: ({ status }) => <StatusBadge status={status} />,
    brief: ({ status }) => <StatusBadge status={status} />,
    isFirstInCard: true,
    sortBy: ({ status }) => jobStatuses.indexOf(status),
  },
  {
    name: 'visibility',
    label: 'Visibility',
    width: 5.75,
    show: ({ isPublic }) => <Visibility isPublic={isPublic} />,
    // Most jobs are public, so only the others have a badge.
    line: ({ isPublic }) => (isPublic ? 'Public' : <Visibility isPublic={isPublic} />),
    brief: ({ isPublic }) => !isPublic && <Visibility isPublic={isPublic} />,
    sortBy: ({ isPublic }) => (isPublic ? 0 : 1),
  },
  {
    name: 'created',
    label: 'Created',
    width: 6.75,
    show: ({ createdAt }) => listedOn(createdAt),
    brief: ({ createdAt }) => listedOn(createdAt),
    sortBy: ({ createdAt }) => createdAt,
    served: 'desc',
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
