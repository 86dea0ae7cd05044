import { Card, HStack, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ApiError } from '#shared/api/client.ts';
import type { JobCard } from '../../components/job-facts.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { Failure } from '../../components/states.tsx';

export const SkeletonRows = ({ count = 5 }: { count?: number }) => (
  <Stack gap="3" role="status" aria-label="Loading...">
    {Array.from({ length: count }, (_, index) => (
      <Card.Root key={String(index)}>
        <Card.Body px={{ base: '4', md: '5' }} py="4">
          <HStack justify="space-between" gap="6">
            <Stack gap="2.5" flex="1">
              <Skeleton height="6" width={{ base: '80%', md: '50%' }} />
              <Skeleton height="5" width={{ base: '60%', md: '35%' }} />
            </Stack>
            <Skeleton height="10" width="24" hideBelow="md" />
          </HStack>
        </Card.Body>
      </Card.Root>
    ))}
  </Stack>
);

interface JobListProps {
  list: {
    data: { pages: { jobs: JobCard[] }[] } | undefined;
    error: ApiError | null;
    isPending: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  empty: ReactNode;
  row: (job: JobCard) => ReactNode;
}

/** A list of jobs: loading, failed, empty or filled. */
export function JobList({ list, empty, row }: JobListProps) {
  if (list.isPending) return <SkeletonRows />;
  if (list.data === undefined) return <Failure error={list.error} onRetry={() => list.refetch()} />;
  const jobs = list.data.pages.flatMap((page) => page.jobs);
  if (jobs.length === 0) return empty;
  return (
    <Stack gap="3">
      <Stack as="ul" gap="3" listStyleType="none">
        {jobs.map(row)}
      </Stack>
      <LoadMore list={list} label="Load more jobs" />
    </Stack>
  );
}
