import { Box, chakra, Heading, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { isInWeek, lastScheduleDay, warningsOn } from '#shared/domain/jobs/schedule-plan.ts';
import { booked } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';
import { DayButton } from '../month/day-button.ts';
import { MonthTable } from '../month/month-table.tsx';
import { firstOfMonth, firstOfMonthBefore, firstOfNextMonth, isInMonthOf, sixWeeksFrom } from '../month/weeks.ts';
import type { SchedulePlan } from './plan-words.ts';

interface DayProps {
  day: string;
  plan: SchedulePlan;
  chosen: string;
  tabStop: string;
  onChoose: (day: string) => void;
}

function labelOf(day: string, plan: SchedulePlan): string {
  const bookings = plan.bookings.filter((booking) => booking.day === day).length;
  const facts = [
    bookings > 0 ? counted(bookings, 'job', 'jobs') : '',
    plan.daysOff.includes(day) ? 'day off' : '',
    isInWeek(plan.preferredWeek, day) ? 'preferred week' : '',
  ];
  return [booked(day, 'weekday'), ...facts].filter(Boolean).join(', ');
}

function Day({ day, plan, chosen, tabStop, onChoose }: DayProps) {
  const isOpen = day >= plan.today && day <= lastScheduleDay(plan.today);
  const isOff = plan.daysOff.includes(day);
  const isBooked = warningsOn(day, plan).includes('booked');
  return (
    <chakra.td p="0" bg={isInWeek(plan.preferredWeek, day) ? 'sun.subtle' : undefined}>
      <DayButton
        type="button"
        data-day={day}
        width="full"
        minHeight="11"
        scrollMarginBottom={{ base: '20', md: '0' }}
        flexDirection="column"
        gap="0"
        tabIndex={day === tabStop ? 0 : -1}
        aria-label={labelOf(day, plan)}
        aria-pressed={day === chosen}
        aria-disabled={!isOpen}
        {...(day === chosen ? { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: {} } : {})}
        {...(isOpen ? {} : { color: 'fg.muted', fontWeight: '400', cursor: 'not-allowed' })}
        onClick={() => isOpen && onChoose(day)}
      >
        <Box as="span" textDecoration={isOff ? 'line-through' : undefined}>
          {Number(day.slice(8))}
        </Box>
        <Box as="span" boxSize="1.5" borderRadius="full" bg={isBooked ? 'currentcolor' : 'transparent'} aria-hidden />
      </DayButton>
    </chakra.td>
  );
}

/** Explains the marks in this plan. */
function Legend({ plan }: { plan: SchedulePlan }) {
  const marks = [
    plan.bookings.length > 0 && { name: 'Booked', mark: <Box boxSize="1.5" borderRadius="full" bg="currentcolor" /> },
    plan.daysOff.length > 0 && { name: 'Day off', mark: <s>8</s> },
    plan.preferredWeek !== null && { name: 'Preferred week', mark: <Box width="4" height="3" bg="sun.subtle" /> },
  ].filter((mark) => mark !== false);
  return (
    <HStack gap="4" wrap="wrap" textStyle="note" color="fg.muted" minHeight="6">
      {marks.map(({ name, mark }) => (
        <HStack key={name} gap="1.5">
          <span aria-hidden>{mark}</span> {name}
        </HStack>
      ))}
    </HStack>
  );
}

/** Returns the day whose month is shown first: in the preferred week, or when the installer is free, or today. */
const likelyDay = ({ preferredWeek, freeFrom, today }: SchedulePlan): string =>
  [preferredWeek, freeFrom].find((day) => day !== null && day > today) ?? today;

interface PlanMonthProps {
  plan: SchedulePlan;
  /** Empty if no day is chosen. */
  chosen: string;
  onChoose: (day: string) => void;
}

/** A month with the installer's bookings and days off and the retailer's preferred week, to choose a day from. */
export function PlanMonth({ plan, chosen, onChoose }: PlanMonthProps) {
  const [turned, setTurned] = useState<{ to: string; from: string } | null>(null);
  const start = chosen || likelyDay(plan);
  // Choosing a day in the field shows its month, even if the person has turned to another one.
  const month = turned?.from === chosen ? turned.to : firstOfMonth(start);
  const turn = (to: string) => setTurned({ to, from: chosen });
  const tabStop = [chosen, plan.today].find((day) => isInMonthOf(day, month)) ?? month;
  return (
    <Stack gap="1">
      <HStack justify="space-between">
        <IconButton
          variant="ghost"
          aria-label="Earlier month"
          disabled={month <= firstOfMonth(plan.today)}
          onClick={() => turn(firstOfMonthBefore(month))}
        >
          <ChevronLeft size={18} />
        </IconButton>
        <Heading as="h3" textStyle="label" aria-live="polite">
          {booked(month, 'month')}
        </Heading>
        <IconButton
          variant="ghost"
          aria-label="Later month"
          disabled={month >= firstOfMonth(lastScheduleDay(plan.today))}
          onClick={() => turn(firstOfNextMonth(month))}
        >
          <ChevronRight size={18} />
        </IconButton>
      </HStack>
      <MonthTable label={booked(month, 'month')} weeks={sixWeeksFrom(month)}>
        {(day) =>
          isInMonthOf(day, month) ? (
            <Day key={day} day={day} plan={plan} chosen={chosen} tabStop={tabStop} onChoose={onChoose} />
          ) : (
            <chakra.td key={day} height="11" />
          )
        }
      </MonthTable>
      <Legend plan={plan} />
      {plan.freeFrom !== null && plan.freeFrom > plan.today && (
        <Text textStyle="note" color="fg.muted">
          With a lead time of {counted(plan.leadTimeDays ?? 0, 'day', 'days')}, work is possible from{' '}
          {booked(plan.freeFrom, 'weekday')}.
        </Text>
      )}
    </Stack>
  );
}
