import { Box, HStack, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { JobLead, titleOf } from '../../components/job-facts.tsx';
import { StatusBadge, StatusSign, statusLooks } from '../../components/status-badge.tsx';
import type { CalendarJob } from './calendar-jobs.ts';
import { MovableJob } from './movable-job.tsx';
import { PickButton, useDrag } from './pick-button.tsx';
import { usePicking } from './picked.tsx';

const whereAndWho = ({ suburb, state, otherParty }: CalendarJob): string =>
  [[suburb, state].filter(Boolean).join(' '), otherParty].filter(Boolean).join(' · ');

interface JobChipProps {
  job: CalendarJob;
  /** Whether the chip is in a lane of the week, where it has a button that moves the job. */
  isInLane?: boolean;
}

/** The styles of a text of at most two lines and of one line, for the narrow column of a day. */
const twoLines = { display: 'block', textStyle: 'label', lineClamp: 2, overflowWrap: 'anywhere' } as const;
const oneLine = { textStyle: 'label', truncate: true } as const;

/**
 * A job in a day of the month or the week, with its status as a colour and a sign, its number and its suburb. A lane of the week
 * names the installer, so the chip names the customer. In a month, it names the other party in one line, and its title has the
 * customer.
 */
export function JobChip({ job, isInLane = false }: JobChipProps) {
  const { isMovable } = usePicking();
  const { number, customerName, otherParty } = job;
  return (
    <LinkBox
      title={isInLane ? undefined : [customerName, otherParty].filter(Boolean).join(' · ') || undefined}
      px="2"
      py="1"
      borderRadius="md"
      borderLeftWidth="3px"
      borderLeftColor={`${statusLooks[job.status].palette}.solid`}
      bg="bg.muted"
      {...useDrag(job)}
    >
      <LinkOverlay asChild>
        <Link to={hrefTo(paths.job, { id: job.id })} draggable={false}>
          <HStack as="span" gap="1" textStyle="label">
            <StatusSign status={job.status} />
            {number && <Text as="span">{number}</Text>}
          </HStack>{' '}
          <Text as="span" {...twoLines}>
            {job.suburb ?? titleOf(job)}
          </Text>
        </Link>
      </LinkOverlay>
      <Text {...(isInLane ? twoLines : oneLine)} fontWeight="400" color="fg.muted">
        {(isInLane ? customerName : otherParty) || titleOf(job)}
      </Text>
      {isInLane && isMovable(job) && (
        <Box mt="1">
          <PickButton job={job} isNarrow />
        </Box>
      )}
    </LinkBox>
  );
}

/** A job with the facts for planning, and the button that moves it. */
export const JobLine = ({ job }: { job: CalendarJob }) => (
  <MovableJob job={job} lead={<JobLead job={job} />} note={whereAndWho(job)}>
    <StatusBadge status={job.status} />
  </MovableJob>
);
