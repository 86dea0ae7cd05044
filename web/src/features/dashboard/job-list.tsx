import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { JobCard } from '../../components/job-facts.tsx';
import { LoadMore, type LoadMoreProps } from '../../components/load-more.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import type { Readable } from '../../lib/server/readable.ts';
import { SkeletonRows } from './skeleton-rows.tsx';

interface JobListProps {
  list: Readable<{ pages: { jobs: JobCard[] }[] }> & LoadMoreProps['list'];
  empty: ReactNode;
  row: (job: JobCard) => ReactNode;
}

export const JobList = ({ list, empty, row }: JobListProps) => (
  <ReadGate
    of={list}
    waiting={<SkeletonRows />}
    empty={{ when: ({ pages }) => pages.every(({ jobs }) => jobs.length === 0), show: empty }}
  >
    {({ pages }) => (
      <Stack gap="3">
        <Stack as="ul" gap="3" listStyleType="none">
          {pages.flatMap(({ jobs }) => jobs).map(row)}
        </Stack>
        <LoadMore list={list} label="Load more jobs" />
      </Stack>
    )}
  </ReadGate>
);
