import { SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { distanceKm, type Position } from '#shared/domain/distance.ts';
import type { JobCard } from '../../components/job-facts.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import { usePages } from '../../lib/server/pages.ts';
import { PublicJob } from './public-job.tsx';
import { useOrigin } from './use-origin.ts';

const distanceFrom = (origin: Position | null, { latitude, longitude }: JobCard): number | null =>
  origin === null || latitude === null || longitude === null ? null : distanceKm(origin, { latitude, longitude });

const Skeletons = () => (
  <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" role="status" aria-label="Loading...">
    {['one', 'two', 'three', 'four'].map((each) => (
      <Skeleton key={each} height="40" borderRadius="lg" />
    ))}
  </SimpleGrid>
);

const nothing = (
  <Nothing
    title="No public jobs right now"
    text="New jobs appear here as soon as retailers post them."
    icon={<Search />}
  />
);

/** The public jobs: newest first, or nearest first if a place is given. */
export function FindWork() {
  const list = usePages('listPublicJobs', undefined, { isLive: true });
  const { label, position } = useOrigin();
  const jobs = (list.data?.pages.flatMap((page) => page.jobs) ?? []).map((job) => ({
    job,
    distance: distanceFrom(position, job),
  }));
  if (position)
    jobs.sort((a, b) => (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY));
  const count = `${jobs.length}${list.hasNextPage ? '+' : ''} ${jobs.length === 1 ? 'job' : 'jobs'} found`;
  return (
    <>
      <PageHead
        title="Find work"
        text={
          <span aria-live="polite">
            {list.data ? `${count}${position && label ? `, nearest to ${label} first` : ''}` : 'Loading...'}
          </span>
        }
      />
      <ReadGate of={list} waiting={<Skeletons />} empty={{ when: () => jobs.length === 0, show: nothing }}>
        {() => (
          <>
            <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, lg: 2 }} gap="4">
              {jobs.map(({ job, distance }) => (
                <PublicJob key={job.id} job={job} distance={distance} />
              ))}
            </SimpleGrid>
            {label && !position && (
              <Text textStyle="note" color="fg.muted" pt="4">
                We couldn't find "{label}", so the newest jobs come first.
              </Text>
            )}
            <LoadMore list={list} label="Load more jobs" />
          </>
        )}
      </ReadGate>
    </>
  );
}
