import { Box, Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { booked } from '../../lib/dates.ts';
import type { CalendarJob } from './calendar-jobs.ts';
import { useDrop } from './day-drop.ts';
import { JobLine } from './job-chip.tsx';
import { usePicking } from './picked.tsx';

interface DayListProps {
  day: string;
  jobs: readonly CalendarJob[];
  isOff: boolean;
}

/** One day with all its jobs. */
export function DayList({ day, jobs, isOff }: DayListProps) {
  const id = useId();
  const { place } = usePicking();
  const { takes, isOver, handlers } = useDrop(day);
  const own = jobs.filter(({ installationDate }) => installationDate === day);
  return (
    <Box
      as="section"
      aria-labelledby={id}
      px="3"
      py={own.length === 0 ? '1.5' : '3'}
      borderRadius="lg"
      bg={isOver ? 'sea.subtle' : 'bg.muted'}
      outline={takes ? '2px dashed' : undefined}
      outlineColor="sea.border"
      {...handlers}
    >
      <HStack justify="space-between" wrap="wrap" columnGap="3" minHeight="9">
        <Heading as="h2" textStyle="label" id={id}>
          {booked(day, 'weekday')}
        </Heading>
        {(own.length === 0 || isOff) && (
          <Text textStyle="note" color="fg.muted">
            {isOff ? 'Day off' : 'Nothing booked'}
          </Text>
        )}
        {takes && (
          <Button
            size="sm"
            minHeight="11"
            onClick={() => place(day)}
            aria-label={`Schedule on ${booked(day, 'weekday')}`}
          >
            Schedule here
          </Button>
        )}
      </HStack>
      {own.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none">
          {own.map((job) => (
            <JobLine key={job.id} job={job} />
          ))}
        </Stack>
      )}
    </Box>
  );
}
