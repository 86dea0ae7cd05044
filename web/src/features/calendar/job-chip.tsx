import { Box, HStack, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { jobStatusLabels } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { rowTextsOf, streetOf, titleOf } from '../../components/job-facts.tsx';
import { StatusBadge, StatusSign, statusLooks } from '../../components/status-badge.tsx';
import { type CalendarJob, dayTextsOf, laneTextsOf } from './calendar-jobs.ts';
import { MovableJob } from './movable-job.tsx';
import { PickButton, useDrag } from './pick-button.tsx';
import { usePicking } from './picked.tsx';

interface JobChipProps {
  job: CalendarJob;
  /** Whether the chip is in a lane of the week, where it has a button that moves the job. */
  isInLane?: boolean;
  /** Whether each text has one line, because the day has many jobs. */
  isCompact?: boolean;
}

/** The styles of a text of at most two lines and of one line, for the narrow column of a day. */
const twoLines = { display: 'block', lineClamp: 2, overflowWrap: 'anywhere' } as const;
const oneLine = { display: 'block', truncate: true } as const;

/** A job in a day of the month or the week, with its status as a colour and a sign. Its title has the texts that are cut off. */
export function JobChip({ job, isInLane = false, isCompact = false }: JobChipProps) {
  const { isMovable } = usePicking();
  const { lead, note, all } = isInLane ? laneTextsOf(job) : dayTextsOf(job);
  return (
    <LinkBox
      title={all}
      px="2"
      py="1"
      borderRadius="md"
      borderLeftWidth="3px"
      borderLeftColor={`${statusLooks[job.status].palette}.solid`}
      bg="bg.muted"
      {...useDrag(job)}
    >
      <LinkOverlay asChild>
        <Link
          to={hrefTo(paths.job, { id: job.id })}
          draggable={false}
          aria-label={`${jobStatusLabels[job.status]} ${all}`}
        >
          <HStack as="span" gap="1" align="start" textStyle="label">
            <Box as="span" pt="0.5">
              <StatusSign status={job.status} />
            </Box>{' '}
            <Text as="span" minWidth="0" {...(isCompact ? oneLine : twoLines)}>
              {lead}
            </Text>
          </HStack>
        </Link>
      </LinkOverlay>
      <Text textStyle="label" {...(isInLane ? twoLines : oneLine)} fontWeight="400" color="fg.muted">
        {note}
      </Text>
      {isInLane && isMovable(job) && (
        <Box mt="1">
          <PickButton job={job} isNarrow />
        </Box>
      )}
    </LinkBox>
  );
}

const noteOf = (job: CalendarJob): string => [streetOf(job), titleOf(job), job.otherParty].filter(Boolean).join(' · ');

/** A job with the facts for planning, and the button that moves it. */
export const JobLine = ({ job }: { job: CalendarJob }) => (
  <MovableJob job={job} lead={rowTextsOf(job).lead} note={noteOf(job)}>
    <StatusBadge status={job.status} />
  </MovableJob>
);
