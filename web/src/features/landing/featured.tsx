import { Button, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { FeaturedJob, FeaturedWaiting, featuredGrid } from '../../components/public-job/featured-job.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';
import { pollMilliseconds } from './live-words.ts';
import { useBase } from './use-base.ts';

/** The number of jobs on a phone, which has one column. */
const mostOnPhone = 3;

/** The newest public jobs. If there are none, the whole section is hidden. */
export function Featured() {
  const { user } = useSession();
  const { data, isPending } = useRead('listFeaturedJobs', undefined, { refetchInterval: pollMilliseconds });
  const base = useBase();
  const jobs = data?.jobs ?? [];
  if (!isPending && jobs.length === 0) return null;
  return (
    <Flex
      as="section"
      aria-labelledby="featured"
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="4"
      rowGap="5"
    >
      <Heading as="h2" textStyle="title" id="featured">
        Featured jobs
      </Heading>
      {/* On a phone the button follows the jobs, because it leads to those that are not shown. */}
      <Button asChild variant="outline" size="lg" order={{ base: 1, md: 0 }} width={{ base: 'full', md: 'auto' }}>
        {/* The map shows retailers no jobs, so their button opens the directory of installers. */}
        {user?.role === 'retailer' ? (
          <Link to={paths.directory}>Browse Installers</Link>
        ) : (
          <Link to={paths.map}>Browse All Jobs</Link>
        )}
      </Button>
      <SimpleGrid {...featuredGrid}>
        {isPending ? (
          <FeaturedWaiting />
        ) : (
          jobs.map((job, index) => <FeaturedJob key={job.id} job={job} base={base} isOnPhone={index < mostOnPhone} />)
        )}
      </SimpleGrid>
    </Flex>
  );
}
