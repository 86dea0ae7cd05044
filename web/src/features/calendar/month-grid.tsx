import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DayButton } from '../../components/month/day-button.ts';
import { MonthTable } from '../../components/month/month-table.tsx';
import { isInMonthOf } from '../../components/month/weeks.ts';
import { booked, todayHere } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';
import { isWeekOver, weeksShown } from './calendar-days.ts';
import type { CalendarJob } from './calendar-jobs.ts';
import { useDrop } from './day-drop.ts';
import { JobChip } from './job-chip.tsx';
import { usePicking } from './picked.tsx';
import type { CalendarAddress } from './use-calendar.ts';

/** The number of jobs that a day of the month shows. If it has more, a link to its week takes the last place. */
const chipsInDay = 4;
/** The number of jobs with a first line that may wrap. More jobs have one line, so that the weeks keep about the same height. */
const chipsWithSpace = 2;

interface DayProps {
  day: string;
  jobs: readonly CalendarJob[];
  isOff: boolean;
  address: CalendarAddress;
  withChips: boolean;
}

function Day({ day, jobs, isOff, address, withChips }: DayProps) {
  const { picked, place } = usePicking();
  const { takes, isOver, handlers } = useDrop(day);
  const today = todayHere();
  const isToday = day === today;
  const facts = [jobs.length > 0 ? counted(jobs.length, 'job', 'jobs') : '', isOff ? 'day off' : ''].filter(Boolean);
  const isChosen = day === address.day;
  const chips = jobs.length > chipsInDay ? jobs.slice(0, chipsInDay - 1) : jobs;
  return (
    <Box
      as="td"
      verticalAlign="top"
      p={{ base: '0.5', lg: '1.5' }}
      borderWidth="1px"
      height={withChips ? '32' : '12'}
      bg={isOver ? 'sea.subtle' : day < today ? 'bg' : 'bg.panel'}
      {...handlers}
    >
      <Stack gap="1">
        <DayButton
          type="button"
          data-day={day}
          tabIndex={isChosen ? 0 : -1}
          aria-label={[`${picked ? 'Schedule on ' : ''}${booked(day, 'weekday')}`, ...facts].join(', ')}
          aria-current={isToday ? 'date' : undefined}
          aria-pressed={isChosen}
          aria-disabled={picked !== null && !takes}
          width={withChips ? undefined : 'full'}
          px={withChips ? '1.5' : undefined}
          alignSelf="start"
          whiteSpace="nowrap"
          bg={isToday ? 'colorPalette.solid' : isChosen ? 'colorPalette.subtle' : undefined}
          color={isToday ? 'colorPalette.contrast' : undefined}
          textDecoration={isOff ? 'line-through' : undefined}
          outline={takes ? '2px dashed' : undefined}
          outlineColor="sea.border"
          onClick={() => {
            if (takes) place(day);
            else if (!picked) address.show({ day });
          }}
        >
          {day.endsWith('-01') ? booked(day, 'dayAndMonth') : Number(day.slice(8))}
          {!withChips && jobs.length > 0 && (
            <Box as="span" boxSize="1.5" borderRadius="full" bg={isToday ? 'currentcolor' : 'sun.solid'} aria-hidden />
          )}
        </DayButton>
        {withChips && isOff && (
          <Text textStyle="label" color="fg.muted" px="1">
            Day off
          </Text>
        )}
        {withChips && chips.map((job) => <JobChip key={job.id} job={job} isCompact={jobs.length > chipsWithSpace} />)}
        {withChips && jobs.length > chips.length && (
          <Text asChild textStyle="label" px="1">
            <Link to={`?view=week&on=${day}`}>{jobs.length - chips.length} more</Link>
          </Text>
        )}
      </Stack>
    </Box>
  );
}

interface MonthGridProps {
  jobs: readonly CalendarJob[];
  daysOff: readonly string[];
  address: CalendarAddress;
  /** Whether the days have chips. Without chips, as on a phone, a dot marks each day with jobs. */
  withChips: boolean;
}

/** A month, with one day in the tab order. The present month begins with this week until the person shows earlier weeks. */
export function MonthGrid({ jobs, daysOff, address, withChips }: MonthGridProps) {
  const [isWhole, setWhole] = useState(false);
  const today = todayHere();
  const weeks = weeksShown(address.day, today);
  const isPresent = isInMonthOf(today, address.day);
  const mayHide = (week: readonly string[]): boolean =>
    isPresent && isWeekOver(week, today) && !week.includes(address.day);
  const over = weeks.filter(mayHide).length;
  const shown = isWhole ? weeks : weeks.filter((week) => !mayHide(week));
  return (
    <Stack gap="1">
      {over > 0 && (
        <Button
          variant="ghost"
          size="sm"
          minHeight="11"
          alignSelf="start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? <ChevronDown size={16} /> : <ChevronUp size={16} />}
          {isWhole ? 'Begin with this week' : `Show ${counted(over, 'earlier week', 'earlier weeks')}`}
        </Button>
      )}
      <MonthTable label={booked(address.day, 'month')} weeks={shown}>
        {(day) => (
          <Day
            key={day}
            day={day}
            jobs={jobs.filter(({ installationDate }) => installationDate === day)}
            isOff={daysOff.includes(day)}
            address={address}
            withChips={withChips}
          />
        )}
      </MonthTable>
    </Stack>
  );
}
