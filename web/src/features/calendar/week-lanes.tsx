import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { weekOf } from '../../components/month/weeks.ts';
import { booked, todayHere } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';
import { type CalendarJob, isInLane, type Lane, lanesOf, type People } from './calendar-jobs.ts';
import { useDrop } from './day-drop.ts';
import { JobChip } from './job-chip.tsx';
import { usePicking } from './picked.tsx';

interface CellProps {
  lane: Lane;
  people: People;
  day: string;
  isOff: boolean;
}

/** A day of one lane. Accepts drops of this lane's jobs only. */
function Cell({ lane, people, day, isOff }: CellProps) {
  const { picked, place } = usePicking();
  const isForLane = picked !== null && isInLane(lane, picked, people);
  const { takes, isOver, handlers } = useDrop(day);
  const jobs = lane.jobs.filter(({ installationDate }) => installationDate === day);
  return (
    <Box
      as="td"
      verticalAlign="top"
      p="1.5"
      borderWidth="1px"
      height={lane.name === null ? '72' : '24'}
      bg={isForLane && isOver ? 'sea.subtle' : isOff ? 'bg.muted' : 'bg.panel'}
      outline={isForLane && takes ? '2px dashed' : undefined}
      outlineColor="sea.border"
      outlineOffset="-2px"
      {...(isForLane ? handlers : {})}
    >
      <Stack gap="1.5">
        {isOff && (
          <Text textStyle="label" color="fg.muted">
            Day off
          </Text>
        )}
        {jobs.map((job) => (
          <JobChip key={job.id} job={job} isInLane />
        ))}
        {isForLane && takes && (
          <Button
            size="sm"
            variant="outline"
            px="1"
            onClick={() => place(day)}
            aria-label={`Schedule on ${booked(day, 'weekday')}`}
          >
            Schedule
          </Button>
        )}
      </Stack>
    </Box>
  );
}

interface WeekLanesProps {
  day: string;
  dated: readonly CalendarJob[];
  undated: readonly CalendarJob[];
  daysOff: readonly string[];
  people: People;
}

/** A week as a table: a column for each day, and a lane for each installer of a retailer or each person of an installer. */
export function WeekLanes({ day, dated, undated, daysOff, people }: WeekLanesProps) {
  const week = weekOf(day);
  const { picked } = usePicking();
  const lanes = lanesOf(dated, picked ? [...undated, picked] : undated, people);
  const hasNames = lanes.some(({ name }) => name !== null);
  return (
    <chakra.table
      width="full"
      tableLayout="fixed"
      aria-label={`Week of ${booked(week[0] ?? day, 'weekday')}`}
      css={{ borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          {hasNames && (
            <chakra.th scope="col" width="9rem" textStyle="label" textAlign="start" color="fg.muted" py="1.5">
              {people.size > 0 ? 'Person' : 'Installer'}
            </chakra.th>
          )}
          {week.map((each) => (
            <chakra.th
              key={each}
              scope="col"
              py="1.5"
              textStyle="label"
              color={each === todayHere() ? 'colorPalette.fg' : 'fg.muted'}
              aria-current={each === todayHere() ? 'date' : undefined}
            >
              {booked(each, 'weekday')}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lanes.map((lane) => (
          <tr key={lane.id ?? ''}>
            {hasNames && (
              <chakra.th scope="row" verticalAlign="top" textAlign="start" p="1.5" borderWidth="1px">
                <Text textStyle="note" fontWeight="650" overflowWrap="anywhere">
                  {lane.name}
                </Text>
                <Text textStyle="label" fontWeight="400" color="fg.muted">
                  {lane.jobs.length === 0 ? 'Nothing booked' : counted(lane.jobs.length, 'job', 'jobs')}
                </Text>
              </chakra.th>
            )}
            {week.map((each) => (
              <Cell key={each} lane={lane} people={people} day={each} isOff={daysOff.includes(each)} />
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
