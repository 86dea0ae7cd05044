import { Box, Button, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { CallAnswer } from '#shared/api/client.ts';
import { paths } from '#shared/pages.ts';
import { PublicJob } from '../../components/public-job/public-job.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { useRead } from '../../lib/server/queries.ts';
import type { Readable } from '../../lib/server/readable.ts';
import { InstallerEmpty } from './installer-empty.tsx';

type Found = CallAnswer<'listPublicJobs'>;

/** Reads the first public jobs that fit an installer. `enabled` is true if the installer has no invitation to answer. */
export const useFittingJobs = (enabled: boolean) =>
  useRead(
    'listPublicJobs',
    { query: { fits: 'only', limit: '4' } },
    { enabled, refetchOnWindowFocus: 'always', refetchOnMount: 'always' },
  );

const WithoutBase = () => (
  <Text color="fg.muted">
    <Link to={paths.profile}>
      <Text as="span" textDecoration="underline">
        Add your location to your profile
      </Text>
    </Link>{' '}
    to see the nearest jobs first.
  </Text>
);

const Jobs = ({ jobs, hasPosition }: Found) => (
  <Stack as="section" gap="4" aria-labelledby="fitting-jobs">
    <HStack justify="space-between" align="end" wrap="wrap" gap="3">
      <Stack gap="0.5">
        <Heading as="h2" textStyle="section" id="fitting-jobs">
          {hasPosition ? 'Jobs that fit you' : 'The newest jobs'}
        </Heading>
        {!hasPosition && <WithoutBase />}
      </Stack>
      <Button asChild variant="outline" size="lg">
        <Link to={paths.findWork}>See all public jobs</Link>
      </Button>
    </HStack>
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, lg: 2 }} gap="4">
      {jobs.map((job) => (
        <PublicJob key={job.id} job={job} />
      ))}
    </SimpleGrid>
  </Stack>
);

const nothingFits =
  'No public jobs match your profile right now. When a retailer invites you to a job, it appears here.';

/** Shows where to find a job, for an installer without an invitation. */
export const NoOffers = ({ fitting }: { fitting: Readable<Found> }) => (
  <ReadGate
    of={fitting}
    waiting={null}
    failed="We couldn't load the jobs that fit you"
    empty={{ when: ({ jobs }) => jobs.length === 0, show: <InstallerEmpty tab="offered" text={nothingFits} /> }}
  >
    {(found) => (
      <Stack gap="6">
        <Box>
          <Heading as="h2" textStyle="section">
            No invitations right now
          </Heading>
          <Text color="fg.muted">When a retailer invites you to a job, it appears here.</Text>
        </Box>
        <Jobs {...found} />
      </Stack>
    )}
  </ReadGate>
);
