import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { Building2, CalendarDays, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fact, sizeBesideTitle } from '../../components/job-facts.tsx';
import { listBody, listRow } from '../../components/lists/list-look.ts';
import { dateIn, JobName, JobState, noteOf, type OwnJobView, priceIn } from './own-job.tsx';

/** The jobs one below the other, for a phone. */

const OwnCard = ({ job, box }: { job: OwnJobView; box: ReactNode }) => {
  const size = sizeBesideTitle(job);
  return (
    <Stack as="li" {...listRow} alignItems="stretch" gap="2">
      <HStack align="start" gap="3">
        {box}
        <Box flex="1" minWidth="0">
          <JobName job={job} />
        </Box>
        <Text fontWeight="650" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {priceIn(job)}
        </Text>
      </HStack>
      <HStack wrap="wrap" gap="2">
        <JobState job={job} />
        {noteOf(job) && <Text textStyle="note">{noteOf(job)}</Text>}
      </HStack>
      <HStack columnGap="4" rowGap="1" wrap="wrap" _empty={{ display: 'none' }}>
        {job.installationDate && <Fact icon={CalendarDays} text={dateIn(job)} />}
        {size && <Fact icon={Zap} text={size} />}
        {job.otherParty && <Fact icon={Building2} text={job.otherParty} />}
      </HStack>
    </Stack>
  );
};

interface OwnCardsProps {
  jobs: readonly OwnJobView[];
  choose?: { all: ReactNode; one: (job: OwnJobView) => ReactNode } | undefined;
}

export const OwnCards = ({ jobs, choose }: OwnCardsProps) => (
  <>
    {choose && (
      <HStack pb="3" px="4" gap="3">
        {choose.all}
        <Text aria-hidden>Select all on this page</Text>
      </HStack>
    )}
    <Stack as="ul" {...listBody} aria-label="My jobs">
      {jobs.map((job) => (
        <OwnCard key={job.id} job={job} box={choose?.one(job)} />
      ))}
    </Stack>
  </>
);
