import { Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { JobCard } from '../../components/job-facts.tsx';
import { listBody } from '../../components/lists/list-look.ts';
import { LoadMore, type LoadMoreProps } from '../../components/lists/load-more.tsx';
import { SkeletonRows } from '../../components/lists/skeleton-rows.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import type { Readable } from '../../lib/server/readable.ts';

/** Some of the jobs, under a heading. */
interface JobGroup {
  title: string;
  jobs: JobCard[];
}

interface JobListProps {
  list: Readable<{ pages: { jobs: JobCard[] }[] }> & LoadMoreProps['list'];
  empty: ReactNode;
  row: (job: JobCard) => ReactNode;
  /** Splits the jobs into groups. Without this function, the jobs are one list. */
  groups?: ((jobs: JobCard[]) => JobGroup[]) | undefined;
}

const Rows = ({ children, label }: { children: ReactNode; label?: string }) => (
  <Stack as="ul" {...listBody} aria-labelledby={label}>
    {children}
  </Stack>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Stack as="section" gap="1.5">
      <Heading as="h2" textStyle="label" color="fg.muted" id={id}>
        {title}
      </Heading>
      <Rows label={id}>{children}</Rows>
    </Stack>
  );
};

export const JobList = ({ list, empty, row, groups }: JobListProps) => (
  <ReadGate
    of={list}
    waiting={<SkeletonRows />}
    empty={{ when: ({ pages }) => pages.every(({ jobs }) => jobs.length === 0), show: empty }}
  >
    {({ pages }) => {
      const jobs = pages.flatMap((page) => page.jobs);
      return (
        <Stack gap="3">
          {groups ? (
            groups(jobs).map(({ title, jobs: members }) => (
              <Group key={title} title={title}>
                {members.map(row)}
              </Group>
            ))
          ) : (
            <Rows>{jobs.map(row)}</Rows>
          )}
          <LoadMore list={list} label="Load more jobs" />
        </Stack>
      );
    }}
  </ReadGate>
);
