import { HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { CallAnswer } from '#shared/api/client.ts';
import { booked } from '../../lib/dates.ts';
import { useRead } from '../../lib/server/queries.ts';
import { sizeOf } from '../job-facts.tsx';
import { RoofPicture } from '../pictures/roof-picture.tsx';
import { ReadGate } from '../read-gate.tsx';
import { SectionCard } from '../section-card.tsx';
import { Nothing } from '../states.tsx';

type CompletedJob = CallAnswer<'listCompletedJobs'>['jobs'][number];

const placeOf = ({ suburb, state }: CompletedJob): string => [suburb, state].filter(Boolean).join(' ') || 'Australia';

const Project = ({ job }: { job: CompletedJob }) => (
  <HStack as="li" justify="space-between" align="baseline" wrap="wrap" gap="1" borderTopWidth="1px" py="2.5">
    <Stack gap="0">
      <Text fontWeight="600">{placeOf(job)}</Text>
      <Text textStyle="note" color="fg.muted">
        {sizeOf(job) || 'No system size'}
      </Text>
    </Stack>
    <Text textStyle="note" color="fg.muted">
      {booked(`${job.month}-01`, 'month')}
    </Text>
  </HStack>
);

const nothing = <Nothing title="No completed jobs yet" text="They appear here by suburb." picture={<RoofPicture />} />;

/** A person's latest completed jobs, with too little detail to identify a home. */
export function CompletedJobs({ id }: { id: string }) {
  const read = useRead('listCompletedJobs', { params: { id } });
  return (
    <SectionCard title="Recent projects">
      <ReadGate
        of={read}
        waiting={<Skeleton height="40" role="status" aria-label="Loading..." />}
        empty={{ when: ({ jobs }) => jobs.length === 0, show: nothing }}
      >
        {({ jobs }) => (
          <Stack as="ul" gap="0" listStyleType="none" css={{ '& > :first-of-type': { borderTopWidth: '0' } }}>
            {jobs.map((job, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the server leaves out the ids of the jobs on purpose, and the list is never reordered
              <Project key={index} job={job} />
            ))}
          </Stack>
        )}
      </ReadGate>
    </SectionCard>
  );
}
