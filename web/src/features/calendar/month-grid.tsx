import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '#shared/domain/civil-date.ts';
import { booked, todayHere } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';
import { isKeyOf } from '../../lib/shortcuts.ts';
import { isInMonthOf, weeksOfMonth } from './calendar-days.ts';
import type { CalendarJob } from './calendar-jobs.ts';
import { useDrop } from './day-drop.ts';
import { JobChip } from './job-chip.tsx';
import { usePicking } from './picked.tsx';
import type { CalendarAddress } from './use-calendar.ts';

const chipsInDay = 2;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const steps = { dayBefore: -1, dayAfter: 1, weekBefore: -7, weekAfter: 7 } as const;
const stepNames = Object.keys(steps) as (keyof typeof steps)[];

const DayButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minWidth: '9',
    minHeight: '9',
    borderRadius: 'md',
    fontWeight: '600',
    textStyle: 'note',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _disabled: { color: 'fg.muted', cursor: 'not-allowed' },
  },
});

interface DayProps {
  day: string;
  jobs: readonly CalendarJob[];
  address: CalendarAddress;
  withChips: boolean;
}

function Day({ day, jobs, address, withChips }: DayProps) {
  const { picked, place } = usePicking();
  const { takes, isOver, handlers } = useDrop(day);
  const isToday = day === todayHere();
  const count = jobs.length === 0 ? '' : `, ${counted(jobs.length, 'job', 'jobs')}`;
  const isChosen = day === address.day;
  return (
    <Box
      as="td"
      verticalAlign="top"
      p={{ base: '0.5', lg: '1.5' }}
      borderWidth="1px"
      height={withChips ? '32' : '12'}
      bg={isOver ? 'sea.subtle' : isInMonthOf(day, address.day) ? 'bg.panel' : 'bg.subtle'}
      {...handlers}
    >
      <Stack gap="1">
        <DayButton
          type="button"
          data-day={day}
          tabIndex={isChosen ? 0 : -1}
          aria-label={`${picked ? 'Place on ' : ''}${booked(day, 'weekday')}${count}`}
          aria-current={isToday ? 'date' : undefined}
          aria-pressed={isChosen}
          aria-disabled={picked !== null && !takes}
          width={withChips ? undefined : 'full'}
          alignSelf="start"
          bg={isToday ? 'colorPalette.solid' : isChosen ? 'colorPalette.subtle' : undefined}
          color={isToday ? 'colorPalette.contrast' : undefined}
          outline={takes ? '2px dashed' : undefined}
          outlineColor="sea.border"
          onClick={() => {
            if (takes) place(day);
            else if (!picked) address.show({ day });
          }}
        >
          {Number(day.slice(8))}
          {!withChips && jobs.length > 0 && (
            <Box as="span" boxSize="1.5" borderRadius="full" bg={isToday ? 'currentcolor' : 'sun.solid'} aria-hidden />
          )}
        </DayButton>
        {withChips && jobs.slice(0, chipsInDay).map((job) => <JobChip key={job.id} job={job} />)}
        {withChips && jobs.length > chipsInDay && (
          <Text asChild textStyle="label" px="1">
            <Link to={`?view=week&on=${day}`}>{jobs.length - chipsInDay} more</Link>
          </Text>
        )}
      </Stack>
    </Box>
  );
}

interface MonthGridProps {
  jobs: readonly CalendarJob[];
  address: CalendarAddress;
  /** Without chips, as on a phone, a dot says that a day has jobs. */
  withChips: boolean;
}

/** A month. One day takes part in the tab order, and the arrow keys go to the others. */
export function MonthGrid({ jobs, address, withChips }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const step = stepNames.find((name) => isKeyOf(name, event.key));
    if (from === undefined || step === undefined) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-day="${addDays(from, steps[step])}"]`)?.focus();
  };
  return (
    <chakra.table
      ref={table}
      width="full"
      tableLayout="fixed"
      aria-label={booked(address.day, 'month')}
      css={{ borderCollapse: 'collapse' }}
      onKeyDown={move}
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <chakra.th key={name} scope="col" py="1.5" textStyle="label" color="fg.muted">
              <abbr title={name} style={{ textDecoration: 'none' }}>
                {name.slice(0, 3)}
              </abbr>
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(address.day).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                jobs={jobs.filter(({ installationDate }) => installationDate === day)}
                address={address}
                withChips={withChips}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
