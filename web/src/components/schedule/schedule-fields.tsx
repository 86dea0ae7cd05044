import { Box, Field, Grid, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CallAnswer } from '#shared/api/client.ts';
import { booked } from '../../lib/dates.ts';
import type { Readable } from '../../lib/server/readable.ts';
import { ReadGate } from '../read-gate.tsx';
import { DayWarnings, PlaceOfWarnings } from './day-warnings.tsx';
import { PlanMonth } from './plan-month.tsx';
import type { ScheduleForm } from './use-schedule-form.ts';

interface ScheduleFieldsProps {
  of: ScheduleForm;
  plan: Readable<CallAnswer<'getSchedulePlan'>>;
  /** The job's present installation date. */
  before: string | null;
  /** The installer's company, or null if the reader is the installer. */
  company: string | null;
  /** Shown above the date. */
  lead?: ReactNode;
  /** The id of the text about the chosen day, for the button that saves it. */
  textId?: string;
}

/** The date as a field and in a month with the bookings, and the reasons against the chosen day. */
export const ScheduleFields = ({
  of: { kept, date, today, last, isChosen },
  plan,
  before,
  company,
  lead,
  textId,
}: ScheduleFieldsProps) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' }}
    templateRows={{ md: 'auto 1fr' }}
    templateAreas={{ base: '"day" "month" "warnings"', md: '"day month" "warnings month"' }}
    columnGap="6"
    rowGap="3"
  >
    <Stack gridArea="day" gap="3">
      {lead}
      <Field.Root required invalid={date !== '' && !isChosen}>
        <Field.Label>Installation date</Field.Label>
        <Input type="date" size="xl" bg="bg.panel" min={today} max={last} {...kept.form.register('date')} />
        <Field.ErrorText role="alert">Choose a day from today up to 2 years ahead</Field.ErrorText>
      </Field.Root>
      <Text id={textId} color="fg.muted" minHeight="6" aria-live="polite">
        {isChosen ? dateText(before, date) : 'This is the date at the site.'}
      </Text>
    </Stack>
    <Box gridArea="month" minWidth="0">
      <ReadGate of={plan} waiting={<Skeleton height="96" role="status" aria-label="Loading..." />}>
        {({ plan: known }) => (
          <PlanMonth
            plan={known}
            chosen={isChosen ? date : ''}
            onChoose={(chosen) => kept.form.setValue('date', chosen, { shouldDirty: true })}
          />
        )}
      </ReadGate>
    </Box>
    <PlaceOfWarnings>
      {isChosen && plan.data && <DayWarnings day={date} plan={plan.data.plan} company={company} />}
    </PlaceOfWarnings>
  </Grid>
);

const dateText = (before: string | null, after: string): string =>
  before === null || before === after
    ? booked(after, 'weekday')
    : `${booked(before, 'weekday')} → ${booked(after, 'weekday')}`;
