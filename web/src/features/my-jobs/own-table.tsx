import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Role } from '#shared/domain/jobs/job.ts';
import type { OwnSort } from '#shared/domain/search/own-jobs.ts';
import { Cell, Head, SortHead, TableFrame } from '../../components/lists/sorted-table.tsx';
import { happened } from '../../lib/dates.ts';
import { usualOrder } from './own-address.ts';
import { dateIn, JobName, JobState, noteOf, type OwnJobView, partyIn, priceIn, sizeIn } from './own-job.tsx';
import type { OwnAddress } from './use-own-address.ts';

/** The jobs as a table, for a desk. */

/** The head of a column by which the jobs can be sorted. */
function SortedBy({ by, address, children }: { by: OwnSort; address: OwnAddress; children: ReactNode }) {
  const { sort, order } = address.search;
  return (
    <SortHead
      order={sort === by ? order : null}
      first={usualOrder[by]}
      onSort={(next) => address.change({ sort: by === 'created' && next === 'desc' ? '' : `${by}.${next}` })}
    >
      {children}
    </SortHead>
  );
}

interface OwnTableProps {
  role: Role;
  jobs: readonly OwnJobView[];
  address: OwnAddress;
  /** The heading of the first column and what stands there for a job, if jobs can be chosen. */
  choose?: { all: ReactNode; one: (job: OwnJobView) => ReactNode } | undefined;
}

export const OwnTable = ({ role, jobs, address, choose }: OwnTableProps) => (
  <TableFrame label="My jobs">
    <thead>
      <tr>
        {choose && (
          <Head scope="col" pe="0" width="10">
            {choose.all}
          </Head>
        )}
        <SortedBy by="title" address={address}>
          Job
        </SortedBy>
        <SortedBy by="status" address={address}>
          Status
        </SortedBy>
        <Head scope="col">{role === 'retailer' ? 'Installer' : 'Retailer'}</Head>
        <SortedBy by="date" address={address}>
          Installation
        </SortedBy>
        <Head scope="col">Size</Head>
        <SortedBy by="price" address={address}>
          Price ex GST
        </SortedBy>
        <SortedBy by="created" address={address}>
          Created
        </SortedBy>
      </tr>
    </thead>
    <tbody>
      {jobs.map((job) => (
        <chakra.tr key={job.id} _hover={{ bg: 'bg.subtle' }}>
          {choose && <Cell pe="0">{choose.one(job)}</Cell>}
          <Cell minWidth="16rem">
            <JobName job={job} />
          </Cell>
          <Cell>
            <JobState job={job} />
            {noteOf(job) && <Text textStyle="note">{noteOf(job)}</Text>}
          </Cell>
          <Cell overflowWrap="anywhere">{partyIn(job)}</Cell>
          <Cell whiteSpace="nowrap">{dateIn(job)}</Cell>
          <Cell textStyle="note">{sizeIn(job)}</Cell>
          <Cell whiteSpace="nowrap" textAlign="end" fontVariantNumeric="tabular-nums">
            {priceIn(job)}
          </Cell>
          <Cell whiteSpace="nowrap" color="fg.muted">
            {happened(job.createdAt)}
          </Cell>
        </chakra.tr>
      ))}
    </tbody>
  </TableFrame>
);
