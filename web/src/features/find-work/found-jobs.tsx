import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { CallAnswer } from '#shared/api/client.ts';
import { slotOf } from '#shared/domain/people/credential-kinds.ts';
import { PublicJob } from '../../components/public-job/public-job.tsx';
import { SharedNotes } from './shared-notes.tsx';
import { sharedObjections } from './shared-objections.ts';

interface JobsProps {
  jobs: CallAnswer<'listPublicJobs'>['jobs'];
  around: string | undefined;
  noted: ReadonlySet<string>;
}

const Jobs = ({ jobs, ...props }: JobsProps) => (
  <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, lg: 2 }} gap="4">
    {jobs.map((job) => (
      <PublicJob key={job.id} job={job} {...props} />
    ))}
  </SimpleGrid>
);

/** Shows the jobs that fit the installer, then the others. The server sends them in this order, so one index splits them. */
function BothGroups({ jobs, ...props }: JobsProps) {
  const first = jobs.findIndex(({ fit }) => fit?.fits === false);
  if (first < 0) return <Jobs jobs={jobs} {...props} />;
  return (
    <>
      {first > 0 && <Jobs jobs={jobs.slice(0, first)} {...props} />}
      <Stack gap="0.5" pt={first > 0 ? '8' : '0'} pb="4">
        <Heading as="h2" textStyle="section">
          {first > 0 ? 'Other jobs' : 'No jobs match your profile yet'}
        </Heading>
        <Text textStyle="note" color="fg.muted">
          Each job shows why it may not suit you.
        </Text>
      </Stack>
      <Jobs jobs={jobs.slice(first)} {...props} />
    </>
  );
}

/** The jobs, below a note for each credential that ends before several of them. */
export function FoundJobs(props: Omit<JobsProps, 'noted'>) {
  const shared = sharedObjections(props.jobs);
  return (
    <>
      <SharedNotes of={shared} />
      <BothGroups {...props} noted={new Set(shared.map(({ objection }) => slotOf(objection)))} />
    </>
  );
}
