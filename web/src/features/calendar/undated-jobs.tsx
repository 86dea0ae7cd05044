import { Box, Button, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { leadOf, rowTextsOf } from '../../components/job-facts.tsx';
import { useNextFocus } from '../../components/lists/use-next-focus.ts';
import { SetDayButton, type Setting } from '../../components/schedule/set-day-button.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import type { useWorklist } from '../../components/worklist/use-worklist.ts';
import { waitingText, worklistAt, workWords } from '../../components/worklist/work-words.ts';
import { counted } from '../../lib/format.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import type { UndatedJob } from './calendar-jobs.ts';
import { MovableJob } from './movable-job.tsx';
import { usePicking } from './picked.tsx';

const noteOf = ({ job, since, why }: UndatedJob): string =>
  [job.otherParty, since === null ? '' : waitingText(since), why].filter(Boolean).join(' · ');

/** A job to schedule. Almost all of these jobs are accepted, so only another status has a badge. */
function UndatedCard({ undated, isTop, ...set }: Setting & { undated: UndatedJob; isTop: boolean }) {
  const { job, day } = undated;
  const { picked, isMovable } = usePicking();
  return (
    <MovableJob job={job} lead={rowTextsOf(job).lead} note={noteOf(undated)}>
      {job.status !== 'accepted' && <StatusBadge status={job.status} />}
      {day !== null && isMovable(job) && (
        <SetDayButton
          {...set}
          job={job}
          day={day}
          about={leadOf(job)}
          size="sm"
          flex="1"
          variant={isTop && picked?.id !== job.id ? 'solid' : 'outline'}
        />
      )}
    </MovableJob>
  );
}

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

const keyOf = ({ job }: UndatedJob): string => job.id;

interface UndatedProps {
  jobs: readonly UndatedJob[];
  suggestions: ReturnType<typeof useWorklist>;
}

/** The jobs without a date, the oldest first. On a desktop, they scroll beside the days, so that every day can be reached by a drag. */
export function UndatedJobs({ jobs, suggestions }: UndatedProps) {
  const { isMovable } = usePicking();
  const [setting, setSetting] = useState<string | null>(null);
  const suggested = jobs.filter(({ job, day }) => day !== null && isMovable(job));
  const remember = useNextFocus({ rows: suggested, keyOf, isBusy: setting !== null, end: '#undated' });
  // The suggestions decide the order of the cards.
  const isWaiting = suggestions.isEnabled && suggestions.data === undefined && suggestions.error === null;
  return (
    <Stack as="section" gap="2" aria-labelledby="undated" aria-busy={isWaiting} {...besideDays}>
      <Heading as="h2" textStyle="section" id="undated" tabIndex={-1}>
        Without a date{jobs.length > 0 && ` (${jobs.length})`}
      </Heading>
      {jobs.length === 0 ? (
        <Text color="fg.muted">All your jobs have a date. Jobs appear here once they are awarded.</Text>
      ) : (
        <>
          {jobs.some(({ job }) => isMovable(job)) && (
            <Text textStyle="note" color="fg.muted">
              {suggestions.error && "We couldn't load the suggested days. "}
              {suggested.length > 0
                ? 'Set the suggested day, or select Schedule to choose another one.'
                : 'Select Schedule, then choose a day.'}
              {/* A touch screen has no drag. */}
              <Box as="span" hideBelow="lg">
                {' '}
                You can also drag a job onto a day.
              </Box>
            </Text>
          )}
          <Stack as="ul" gap="2" listStyleType="none" aria-label="Jobs without a date">
            {isWaiting
              ? jobs.map((undated) => <Skeleton key={keyOf(undated)} as="li" height="8.5rem" borderRadius="lg" />)
              : jobs.map((undated) => (
                  <UndatedCard
                    key={keyOf(undated)}
                    undated={undated}
                    isTop={undated === suggested[0]}
                    setting={setting}
                    onSetting={setSetting}
                    onAct={() => remember(undated)}
                  />
                ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
