import { Field, Input, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import * as z from 'zod';
import { addYears, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { booked } from '#web/src/lib/dates.ts';
import { mostYearsAhead, scheduleNote } from '#web/src/lib/server/schedule-words.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

const schema = z.object({ date: z.string() });
type Values = z.infer<typeof schema>;

/** The date is local to the site, so the earliest choice is today at the site, wherever the person is. */
export function ScheduleDialog() {
  const { job, close } = useJobScreen();
  const id = useId();
  const isMove = job.installationDate !== null;
  const schedule = useJobWrite('scheduleJob');
  const kept = useKeptForm<Values, Values>({
    name: 'schedule',
    about: job.id,
    restores: 'at once',
    resolver: zodResolver(schema),
    initial: { date: job.installationDate ?? '' },
    send: ({ date }) =>
      schedule.mutateAsync({ params: { id: job.id }, body: { installationDate: date } }, { onSuccess: close }),
  });
  const date = kept.form.watch('date');
  const today = todayIn(job.timeZone ?? usualZone, new Date());
  const last = addYears(today, mostYearsAhead);
  const isChosen = date >= today && date <= last;
  return (
    <JobDialogFrame
      title={isMove ? 'Reschedule Installation' : 'Schedule Installation'}
      text={scheduleNote}
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
        <Field.Root required invalid={date !== '' && !isChosen}>
          <Field.Label>Installation date</Field.Label>
          <Input type="date" size="xl" bg="bg.panel" min={today} max={last} {...kept.form.register('date')} />
          <Field.ErrorText role="alert">Please choose a day from today up to two years ahead</Field.ErrorText>
        </Field.Root>
        <Text color="fg.muted" minHeight="6" aria-live="polite">
          {isChosen ? booked(date, 'weekday') : 'This is the date at the site.'}
        </Text>
      </FormFrame>
    </JobDialogFrame>
  );
}
