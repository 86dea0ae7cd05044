import { Box, Button, HStack, LinkBox, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hrefTo, paths } from '#shared/pages.ts';
import { JobLead, jobName, titleOf } from '../../components/job-facts.tsx';
import { StatusBadge, StatusSign, statusLooks } from '../../components/status-badge.tsx';
import type { CalendarJob } from './calendar-jobs.ts';
import { usePicking } from './picked.tsx';

const whereAndWho = ({ suburb, state, otherParty }: CalendarJob): string =>
  [[suburb, state].filter(Boolean).join(' '), otherParty].filter(Boolean).join(' · ');

/** Returns the props that let an element start a drag of this job, if it may be moved. */
function useDrag(job: CalendarJob) {
  const { pick, isMovable } = usePicking();
  if (!isMovable(job)) return {};
  return {
    draggable: true,
    cursor: 'grab',
    onDragStart: (event: React.DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', jobName(job));
      // Changing the DOM in the dragstart handler would end the drag, so the job is picked after the handler.
      setTimeout(() => pick(job, 'drag'));
    },
    onDragEnd: () => pick(null),
  };
}

/** Starts or stops moving a job. With `isNarrow`, only the icon is visible, because a day of the week is a narrow column. */
function PickButton({ job, isNarrow = false }: { job: CalendarJob; isNarrow?: boolean }) {
  const action = job.installationDate ? 'Reschedule' : 'Schedule';
  const { picked, pick } = usePicking();
  const isPicked = picked?.id === job.id;
  return (
    <Button
      variant={isPicked ? 'solid' : 'outline'}
      size="sm"
      minHeight="11"
      position="relative"
      zIndex="1"
      aria-pressed={isPicked}
      aria-label={`${action} ${jobName(job)}`}
      {...(isNarrow ? { title: action, width: 'full', minWidth: '0', px: '0' } : {})}
      onClick={() => pick(isPicked ? null : job)}
    >
      <CalendarDays size={16} /> {!isNarrow && action}
    </Button>
  );
}

interface JobChipProps {
  job: CalendarJob;
  /** Whether the chip is in a lane of the week, where it has a button that moves the job. */
  isInLane?: boolean;
}

/** The style of a text of at most two lines, for the narrow column of a day. */
const twoLines = { display: 'block', textStyle: 'label', lineClamp: 2, overflowWrap: 'anywhere' } as const;

/**
 * A job in a day of the month or the week, with its status as a colour and a sign. In a lane of the week, which names the
 * installer, the chip shows the suburb and the customer. In a month, it shows the customer and the other party. If the customer
 * is hidden, it shows the suburb instead.
 */
export function JobChip({ job, isInLane = false }: JobChipProps) {
  const { isMovable } = usePicking();
  const { number, customerName, otherParty } = job;
  const placeOrTitle = job.suburb ?? titleOf(job);
  const lead = (!isInLane && customerName) || placeOrTitle;
  return (
    <LinkBox
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
            {lead}
          </Text>
        </Link>
      </LinkOverlay>
      <Text {...twoLines} fontWeight="400" color="fg.muted">
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
    <HStack
      as="li"
      gap="3"
      px="3"
      py="2.5"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isPicked ? 'sea.solid' : 'border'}
      borderRadius="lg"
      wrap="wrap"
      {...drag}
    >
      {/* In the narrow list beside the month, the button wraps below the text, so that the address has the whole width. */}
      <Stack gap="1" flex="1" minWidth="min(15rem, 100%)">
        <Text asChild fontWeight="650" overflowWrap="anywhere">
          <Link to={hrefTo(paths.job, { id: job.id })} draggable={false}>
            <JobLead job={job} />
          </Link>
        </Text>
        <Text textStyle="note" color="fg.muted" overflowWrap="anywhere">
          {whereAndWho(job)}
        </Text>
        <Box>
          <StatusBadge status={job.status} />
        </Box>
      </Stack>
      {isMovable(job) && <PickButton job={job} />}
    </HStack>
  );
}
