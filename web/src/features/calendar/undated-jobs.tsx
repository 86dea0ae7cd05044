import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { daysBetween, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { leadOf } from '../../components/job-facts.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { worklistAt, workWords } from '../../components/worklist/work-words.ts';
import { daysAgo } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import type { CalendarJob } from './calendar-jobs.ts';
import { MovableJob } from './movable-job.tsx';
import { usePicking } from './picked.tsx';

/** Returns "BR-1007 · Ryde NSW", or the job's usual lead if its suburb is not known. */
const placeOf = (job: CalendarJob): string =>
  job.suburb
    ? [job.number, [job.suburb, job.state].filter(Boolean).join(' ')].filter(Boolean).join(' · ')
    : leadOf(job);

const dayOf = (time: Date): string => todayIn(usualZone, time);
const ageOf = ({ createdAt }: CalendarJob): string =>
  `Created ${daysAgo(Math.max(0, daysBetween(dayOf(new Date(createdAt)), dayOf(new Date()))))}`;

/** A job to schedule. Almost all of these jobs are accepted, so only another status has a badge. */
const UndatedJob = ({ job }: { job: CalendarJob }) => (
  <MovableJob job={job} lead={placeOf(job)} note={[job.customerName, job.otherParty].filter(Boolean).join(' · ')}>
    <Text textStyle="note" color="fg.muted">
      {ageOf(job)}
    </Text>
    {job.status !== 'accepted' && <StatusBadge status={job.status} />}
  </MovableJob>
);

/** On a phone, the jobs without a date are below the days, so this link above the days leads to their worklist. */
export function UndatedLink({ count }: { count: number }) {
  const isNarrow = useIsNarrow();
  if (!isNarrow || count === 0) return null;
  return (
    <Button asChild variant="outline" size="lg" minHeight="12" width="full" mb="3">
      <Link to={worklistAt('dates')}>
        <CalendarDays size={18} /> {counted(count, ...workWords.dates.text)}
      </Link>
    </Button>
  );
}

const besideDays = {
  // The room for the focus ring, which the scrolling would cut off.
  p: { lg: '1' },
  m: { lg: '-1' },
  position: { lg: 'sticky' },
  top: '20',
  maxHeight: { lg: 'calc(100dvh - 6rem)' },
  overflowY: { lg: 'auto' },
} as const;

/** The jobs without a date, the oldest first. On a desktop, they scroll beside the days, so that every day can be reached by a drag. */
export function UndatedJobs({ jobs }: { jobs: readonly CalendarJob[] }) {
  const { isMovable } = usePicking();
  return (
    <Stack as="section" gap="2" aria-labelledby="undated" {...besideDays}>
      <Heading as="h2" textStyle="section" id="undated">
        Without a date
      </Heading>
      {jobs.length === 0 ? (
        <Text color="fg.muted">All your jobs have a date. Jobs appear here once they are awarded.</Text>
      ) : (
        <>
          {jobs.some(isMovable) && (
            <Text textStyle="note" color="fg.muted">
              Select Schedule, then choose a day.
              {/* A touch screen has no drag. */}
              <Box as="span" hideBelow="lg">
                {' '}
                You can also drag a job onto a day.
              </Box>
            </Text>
          )}
          <Stack as="ul" gap="2" listStyleType="none" aria-label="Jobs without a date">
            {jobs.map((job) => (
              <UndatedJob key={job.id} job={job} />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
