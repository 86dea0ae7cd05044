import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { JobCard } from '../../components/job-facts.tsx';
import { LoadMore, type LoadMoreProps } from '../../components/lists/load-more.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import type { Readable } from '../../lib/server/readable.ts';
import { jobRows, listBody } from './list-look.ts';
import { SkeletonRows } from './skeleton-rows.tsx';

/** Some of the jobs, under a heading. */
interface JobGroup {
  title: string;
  jobs: JobCard[];
}

interface JobListProps {
  list: Readable<{ pages: { jobs: JobCard[] }[] }> & LoadMoreProps['list'];
  empty: ReactNode;
  row: (job: JobCard) => ReactNode;
  /** Without it, the jobs are one list. */
  groups?: ((jobs: JobCard[]) => JobGroup[]) | undefined;
  /** Shows only some of the jobs, says so, and leads back to all. */
  only?: { keeps: (job: JobCard) => boolean; says: string; all: string } | undefined;
}

const Rows = ({ children, label }: { children: ReactNode; label?: string }) => (
  <Stack as="ul" {...listBody} {...{ [jobRows]: '' }} aria-labelledby={label}>
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

export const JobList = ({ list, empty, row, groups, only }: JobListProps) => (
  <ReadGate
    of={list}
    waiting={<SkeletonRows />}
    empty={{ when: ({ pages }) => pages.every(({ jobs }) => jobs.length === 0), show: empty }}
  >
    {({ pages }) => {
      const all = pages.flatMap((page) => page.jobs);
      const jobs = only ? all.filter(only.keeps) : all;
      return (
        <Stack gap="3">
          {only && (
            <HStack justify="space-between" wrap="wrap" gap="2">
              <Text role="status">{only.says}</Text>
              <Button asChild variant="outline" size="sm" minHeight="11">
                <Link to={only.all}>Show all</Link>
              </Button>
            </HStack>
          )}
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
