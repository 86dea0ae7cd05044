import { Stack, Text } from '@chakra-ui/react';
import { booked } from '../../lib/dates.ts';
import type { CalendarJob } from './calendar-jobs.ts';
import { DayList } from './day-list.tsx';
import { usePicking } from './picked.tsx';

interface AgendaProps {
  days: readonly string[];
  jobs: readonly CalendarJob[];
  daysOff: readonly string[];
}

/** The days with a job or a day off, one below the other. While the person moves a job, every day is shown as a target. */
export function Agenda({ days, jobs, daysOff }: AgendaProps) {
  const { picked } = usePicking();
  const hasSomething = (day: string): boolean =>
    daysOff.includes(day) || jobs.some(({ installationDate }) => installationDate === day);
  const shown = days.filter((day) => picked !== null || hasSomething(day));
  if (shown.length === 0)
    return <Text color="fg.muted">No jobs are booked up to {booked(days.at(-1) ?? '', 'weekday')}.</Text>;
  return (
    <Stack gap="3">
      {shown.map((day) => (
        <DayList key={day} day={day} jobs={jobs} isOff={daysOff.includes(day)} />
      ))}
    </Stack>
  );
}
