import { Box, HStack, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { JobLead, titleOf } from '../../components/job-facts.tsx';
import { StatusBadge, StatusSign, statusLooks } from '../../components/status-badge.tsx';
import type { CalendarJob } from './calendar-jobs.ts';
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
export function JobLine({ job }: { job: CalendarJob }) {
  const drag = useDrag(job);
  const { picked, isMovable } = usePicking();
  const isPicked = picked?.id === job.id;
  return (
    <Stack
      as="li"
      gap="1"
      px="3"
      py="2.5"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isPicked ? 'sea.solid' : 'border'}
      borderRadius="lg"
      {...drag}
    >
      <Text asChild fontWeight="650" overflowWrap="anywhere">
        <Link to={hrefTo(paths.job, { id: job.id })} draggable={false}>
          <JobLead job={job} />
        </Link>
      </Text>
      <Text textStyle="note" color="fg.muted" overflowWrap="anywhere">
        {whereAndWho(job)}
      </Text>
      <HStack justify="space-between" gap="3" wrap="wrap">
        <StatusBadge status={job.status} />
        {isMovable(job) && <PickButton job={job} />}
      </HStack>
    </Stack>
  );
}
