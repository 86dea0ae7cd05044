import { Box, Field, Grid, Input, Skeleton, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import * as z from 'zod';
import type { JobView } from '#shared/api/fields/job-views.ts';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { lastScheduleDay } from '#shared/domain/jobs/schedule-plan.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { jobName } from '#web/src/components/job-facts.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { useRead } from '#web/src/lib/server/queries.ts';
import type { Inverse } from '#web/src/lib/server/writes/declaration.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { type JobDialog, useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { DayWarnings, PlaceOfWarnings } from './day-warnings.tsx';
import { PlanMonth } from './plan-month.tsx';

const schema = z.object({ date: z.string() });
type Values = z.infer<typeof schema>;

interface ScheduleDialogProps {
  of: Extract<JobDialog, { name: 'schedule' }>;
}

/** The date is local to the site, so the earliest choice is today at the site, wherever the reader is. */
export function ScheduleDialog({ of: { day } }: ScheduleDialogProps) {
  const { job, close, is, isInPlace } = useJobScreen();
  const id = useId();
  const isMove = job.installationDate !== null;
  const plan = useRead('getSchedulePlan', { params: { id: job.id } }, { refetchOnMount: 'always' });
  const now = { installationDate: job.installationDate, status: job.status };
  /**
   * The state of the job when the dialog opened, so that a repeated press is the same request. Null after a conflict, which
   * shows the present state.
   */
  const [opened, setOpened] = useState<typeof now | null>(now);
  const schedule = useJobWrite('scheduleJob', {
    asks: ({ code }) => {
      if (code === 'conflict') setOpened(null);
      return false;
    },
    undo: ({ body }) => backTo(job, body.installationDate),
  });
  const kept = useKeptForm<Values, Values>({
    name: 'schedule',
    // An earlier draft does not replace the day that was just chosen in the calendar.
    about: day === undefined ? job.id : `${job.id} ${day}`,
    restores: 'at once',
    resolver: zodResolver(schema),
    initial: { date: day ?? job.installationDate ?? '' },
    send: ({ date }) =>
      schedule.mutateAsync(
        {
          params: { id: job.id },
          body: { installationDate: date, seen: opened ?? now },
        },
        { onSuccess: close },
      ),
  });
  const date = kept.form.watch('date');
  const today = todayIn(job.timeZone ?? usualZone, new Date());
  const last = lastScheduleDay(today);
  const isChosen = date >= today && date <= last;
  const company = is('assignee') ? null : (job.assignedInstaller?.companyName ?? 'The installer');
  return (
    <JobDialogFrame
      title={isMove ? 'Reschedule Installation' : 'Schedule Installation'}
      text="You both see the date, and we tell the other company about it."
      size="lg"
      footer={
        <ConfirmFooter
          label={isMove ? 'Change date' : 'Confirm date'}
          form={id}
          isPending={schedule.isPending}
          isDisabled={!isChosen}
          onCancel={close}
        />
      }
    >
      <FormFrame of={kept} id={id} gap="3">
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' }}
          templateRows={{ md: 'auto 1fr' }}
          templateAreas={{ base: '"day" "month" "warnings"', md: '"day month" "warnings month"' }}
          columnGap="6"
          rowGap="3"
        >
          <Stack gridArea="day" gap="3">
            {isInPlace && (
              <Text fontWeight="650" overflowWrap="anywhere">
                {[jobName(job), job.suburb].filter(Boolean).join(', ')}
              </Text>
            )}
            <Field.Root required invalid={date !== '' && !isChosen}>
              <Field.Label>Installation date</Field.Label>
              <Input type="date" size="xl" bg="bg.panel" min={today} max={last} {...kept.form.register('date')} />
              <Field.ErrorText role="alert">Please choose a day from today up to two years ahead</Field.ErrorText>
            </Field.Root>
            <Text color="fg.muted" minHeight="6" aria-live="polite">
              {isChosen ? dateText(job.installationDate, date) : 'This is the date at the site.'}
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
      </FormFrame>
    </JobDialogFrame>
  );
}

/** Undo restores the earlier date, unless someone has changed it or started the work since. A past day is not restored. */
function backTo({ id, status, installationDate: before, timeZone }: JobView, chosen: string): Inverse | null {
  if (status !== 'booked' || before === null || before < todayIn(timeZone ?? usualZone, new Date())) return null;
  const seen = { installationDate: chosen, status };
  return { name: 'scheduleJob', input: { params: { id }, body: { installationDate: before, seen } } };
}

const dateText = (before: string | null, after: string): string =>
  before === null || before === after
    ? booked(after, 'weekday')
    : `${booked(before, 'weekday')} → ${booked(after, 'weekday')}`;
