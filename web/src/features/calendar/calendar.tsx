import { Box, Button, Grid, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { jobName } from '../../components/job-facts.tsx';
import { weekOf } from '../../components/month/weeks.ts';
import { PageHead } from '../../components/page-head.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { useRowDialogs } from '../../components/row-dialogs/row-dialogs.tsx';
import { mayDo } from '../../lib/may-do.ts';
import { useSession } from '../../lib/server/session.tsx';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { Agenda } from './agenda.tsx';
import { agendaOf } from './calendar-days.ts';
import { type CalendarJob, isMovable, type People, type UndatedJob } from './calendar-jobs.ts';
import { CalendarTools } from './calendar-tools.tsx';
import { DayList } from './day-list.tsx';
import { DaysOffButton } from './days-off-button.tsx';
import { FeedButton } from './feed-button.tsx';
import { MonthGrid } from './month-grid.tsx';
import { PickingContext } from './picked.tsx';
import { UndatedJobs, UndatedLink } from './undated-jobs.tsx';
import { type CalendarAddress, useCalendarAddress, useCalendarJobs } from './use-calendar.ts';
import { WeekLanes } from './week-lanes.tsx';

interface DaysProps {
  address: CalendarAddress;
  dated: readonly CalendarJob[];
  undated: readonly UndatedJob[];
  daysOff: readonly string[];
  people: People;
}

const Days = ({ address, dated, undated, daysOff, people }: DaysProps) => {
  const isNarrow = useIsNarrow();
  const { view, day } = address;
  if (view === 'agenda' || (view === 'week' && isNarrow))
    return <Agenda days={view === 'week' ? weekOf(day) : agendaOf(day)} jobs={dated} daysOff={daysOff} />;
  if (view === 'week')
    return (
      <WeekLanes day={day} dated={dated} undated={undated.map(({ job }) => job)} daysOff={daysOff} people={people} />
    );
  return (
    <Stack gap="4">
      <MonthGrid jobs={dated} daysOff={daysOff} address={address} withChips={!isNarrow} />
      {isNarrow && <DayList day={day} jobs={dated} isOff={daysOff.includes(day)} />}
    </Stack>
  );
};

/**
 * Names the job that the person is moving. The bar is fixed within thumb reach, so that the days keep their place when it
 * appears.
 */
const PickedBar = ({ job, onCancel }: { job: CalendarJob; onCancel: () => void }) => (
  <HStack
    role="status"
    data-thumb-bar="fixed"
    position="fixed"
    insetX="0"
    bottom="var(--quick-bar)"
    zIndex="docked"
    bg="bg.panel"
    borderTopWidth="1px"
    px="4"
    py="2.5"
    gap="4"
    justify="center"
  >
    <Text overflowWrap="anywhere">
      Choose a day for <b>{jobName(job)}</b>.
    </Text>
    <Button variant="outline" size="sm" minHeight="11" onClick={onCancel}>
      Cancel
    </Button>
  </HStack>
);

const daysToCome = <Skeleton height="32rem" role="status" aria-label="Loading..." />;
const nothing = { picked: null, by: 'button' } as const;

/** The scheduled jobs by their day at the site, and beside them the jobs without a date. */
export function Calendar() {
  const address = useCalendarAddress();
  const list = useCalendarJobs(address);
  const [{ picked, by }, setPicked] = useState<{ picked: CalendarJob | null; by: 'button' | 'drag' }>(nothing);
  const { user } = useSession();
  const maySchedule = user !== null && mayDo(user, 'jobs');
  const { open } = useRowDialogs();
  const days = useRef<HTMLDivElement>(null);
  const picking = useMemo(
    () => ({
      picked,
      isMovable: (job: CalendarJob) => maySchedule && isMovable(job),
      pick: (job: CalendarJob | null, how: 'button' | 'drag' = 'button') => {
        setPicked({ picked: job, by: how });
        // On a phone, the days are above the jobs without a date, so the days may be out of view when the button is pressed.
        if (job && how === 'button') days.current?.scrollIntoView?.({ block: 'nearest' });
      },
      place: (day: string) => {
        if (!picked) return;
        open({ row: picked.id, jobId: picked.id, dialog: { name: 'schedule', day } });
        setPicked(nothing);
      },
    }),
    [picked, open, maySchedule],
  );
  return (
    <PickingContext value={picking}>
      <PageHead
        title="Calendar"
        actions={
          <>
            {user?.role === 'installer' && maySchedule && <DaysOffButton />}
            <FeedButton />
          </>
        }
      />
      <CalendarTools address={address} />
      {picked && by === 'button' && <PickedBar job={picked} onCancel={() => setPicked(nothing)} />}
      <ReadGate of={list} waiting={daysToCome}>
        {({ dated, undated, daysOff, people }) => (
          // If every job has a date, the days take the whole width.
          <Grid
            templateColumns={{
              base: 'minmax(0, 1fr)',
              lg: undated.length > 0 ? 'minmax(0, 1fr) 20rem' : 'minmax(0, 1fr)',
            }}
            gap="6"
            alignItems="start"
          >
            <Box minWidth="0" ref={days} scrollMarginTop="20">
              <UndatedLink count={undated.filter(({ job }) => picking.isMovable(job)).length} />
              {dated ? (
                <Days address={address} dated={dated} undated={undated} daysOff={daysOff} people={people} />
              ) : (
                daysToCome
              )}
            </Box>
            <UndatedJobs jobs={undated} suggestions={list.suggestions} />
          </Grid>
        )}
      </ReadGate>
    </PickingContext>
  );
}
