import { Button, Heading, HStack, SimpleGrid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { PageHead } from '../../components/page-head.tsx';
import { FeaturedJob, FeaturedWaiting, featuredGrid } from '../../components/public-job/featured-job.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';
import { nothing } from './list-states.tsx';

/** Tells visitors what signing in adds, above the newest public jobs. Emails link here too, so the page stays after they sign in. */
export function ForVisitors() {
  const { openAuth } = useSession();
  const list = useRead('listFeaturedJobs');
  return (
    <>
      <PageHead
        title="Public jobs"
        text="Sign in as an installer to see how far away each job is and whether it fits you, and to apply."
      />
      <HStack wrap="wrap" gap="2" pb="6">
        <Button size="lg" onClick={() => openAuth('login')}>
          Sign in
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={`${paths.signUp}?role=installer`}>Create an account</Link>
        </Button>
      </HStack>
      <HStack justify="space-between" gap="4" pb="4">
        <Heading as="h2" textStyle="section">
          Newest jobs
        </Heading>
        <Button asChild size="lg" variant="outline">
          <Link to={paths.map}>Browse All Jobs</Link>
        </Button>
      </HStack>
      <ReadGate
        of={list}
        waiting={
          <SimpleGrid {...featuredGrid}>
            <FeaturedWaiting />
          </SimpleGrid>
        }
        empty={{ when: ({ jobs }) => jobs.length === 0, show: nothing }}
      >
        {({ jobs }) => (
          <SimpleGrid {...featuredGrid}>
            {jobs.map((job) => (
              <FeaturedJob key={job.id} job={job} base={null} isOnPhone />
            ))}
          </SimpleGrid>
        )}
      </ReadGate>
    </>
  );
}
