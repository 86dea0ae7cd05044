import { Heading, Stack, Text } from '@chakra-ui/react';
import type { CalendarJob } from './calendar-jobs.ts';
import { JobLine } from './job-chip.tsx';
import { usePicking } from './picked.tsx';

/** The jobs without a date. */
export function UndatedJobs({ jobs }: { jobs: readonly CalendarJob[] }) {
  const { isMovable } = usePicking();
  return (
    <Stack as="section" gap="2" aria-labelledby="undated">
      <Heading as="h2" textStyle="section" id="undated">
        Without a date
      </Heading>
      {jobs.length === 0 ? (
        <Text color="fg.muted">All your jobs have a date. Jobs appear here once they are awarded.</Text>
      ) : (
        <>
          {jobs.some(isMovable) && (
            <Text textStyle="note" color="fg.muted">
              Select Schedule, then choose a day. You can also drag a job onto a day.
            </Text>
          )}
          <Stack as="ul" gap="2" listStyleType="none" aria-label="Jobs without a date">
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
