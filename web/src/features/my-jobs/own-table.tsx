import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from '#shared/domain/job.ts';
import type { OwnSort } from '#shared/domain/own-jobs.ts';
import { happened } from '../../lib/dates.ts';
import { usualOrder } from './own-address.ts';
import { dateIn, JobName, JobState, noteOf, type OwnJobView, partyIn, priceIn, sizeIn, whereOf } from './own-job.tsx';
import type { OwnAddress } from './use-own-address.ts';

/** The jobs as a table, for a desk. */

const Cell = chakra('td', { base: { px: '3', py: '2.5', verticalAlign: 'top', borderTopWidth: '1px' } });
const Head = chakra('th', {
  base: { px: '3', py: '1.5', textAlign: 'start', fontWeight: '600', color: 'fg.muted', textStyle: 'note' },
});

const opposite = { asc: 'desc', desc: 'asc' } as const;
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown };

/** A press sorts by this column, and another one turns the order round. */
function SortHead({ by, address, children }: { by: OwnSort; address: OwnAddress; children: ReactNode }) {
  const { sort, order } = address.search;
  const isSorted = sort === by;
  const next = isSorted ? opposite[order] : usualOrder[by];
  const Arrow = isSorted ? arrows[order] : ArrowUpDown;
  return (
    <Head aria-sort={isSorted ? ariaSort[order] : undefined} scope="col" px="0">
      <Button
        variant="ghost"
        size="sm"
        px="3"
        color={isSorted ? 'fg' : 'fg.muted'}
        onClick={() => address.change({ sort: by === 'created' && next === 'desc' ? '' : `${by}.${next}` })}
      >
        {children} <Arrow size={14} aria-hidden />
      </Button>
    </Head>
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
  <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" overflowX="auto">
    <chakra.table width="full" aria-label="My jobs" css={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          {choose && (
            <Head scope="col" pe="0" width="10">
              {choose.all}
            </Head>
          )}
          <SortHead by="title" address={address}>
            Job
          </SortHead>
          <SortHead by="status" address={address}>
            Status
          </SortHead>
          <Head scope="col">{role === 'retailer' ? 'Installer' : 'Retailer'}</Head>
          <SortHead by="date" address={address}>
            Installation
          </SortHead>
          <Head scope="col">Size</Head>
          <SortHead by="price" address={address}>
            Price ex GST
          </SortHead>
          <SortHead by="created" address={address}>
            Created
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <chakra.tr key={job.id} _hover={{ bg: 'bg.subtle' }}>
            {choose && <Cell pe="0">{choose.one(job)}</Cell>}
            <Cell minWidth="16rem">
              <JobName job={job} />
              <Text textStyle="note" color="fg.muted" overflowWrap="anywhere">
                {[whereOf(job), job.customerName].filter(Boolean).join(' · ')}
              </Text>
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
    </chakra.table>
  </Box>
);
