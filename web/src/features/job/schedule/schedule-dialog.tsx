import { Field, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { addYears, todayIn } from '#shared/domain/civil-date.ts';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { booked } from '../../../lib/dates.ts';
import { ConfirmFooter } from '../screen/confirm-footer.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

const mostYearsAhead = 2;
const usualZone = 'Australia/Sydney';

/** The date is local to the site, so the earliest choice is today at the site, wherever the person is. */
export function ScheduleDialog() {
  const { job, dialog, close } = useJobScreen();
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? job.installationDate ?? '';
  const today = todayIn(job.timeZone ?? usualZone, new Date());
  const last = addYears(today, mostYearsAhead);
  const isChosen = date >= today && date <= last;
  const isMove = job.installationDate !== null;
  const schedule = useJobWrite('scheduleJob', {
    done: 'Installation scheduled',
    failed: 'Failed to schedule',
    fallback: 'Unable to schedule installation',
  });
  const leave = () => {
    setChosen(null);
    close();
  };
  return (
    <DialogFrame
      isOpen={dialog?.name === 'schedule'}
      onClose={leave}
      title={isMove ? 'Reschedule Installation' : 'Schedule Installation'}
      text="You both see the date, and we tell the other company about it."
      footer={
        <ConfirmFooter
          label={isMove ? 'Change date' : 'Confirm date'}
          isPending={schedule.isPending}
          isDisabled={!isChosen}
          onCancel={leave}
          onConfirm={() =>
            schedule.mutate({ params: { id: job.id }, body: { installationDate: date } }, { onSuccess: leave })
          }
        />
      }
    >
      <Stack gap="3">
        <Field.Root required invalid={date !== '' && !isChosen}>
          <Field.Label>Installation date</Field.Label>
          <Input
            type="date"
            size="xl"
            bg="bg.panel"
            min={today}
            max={last}
            value={date}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Field.ErrorText role="alert">Please choose a day from today up to two years ahead</Field.ErrorText>
        </Field.Root>
        <Text color="fg.muted" minHeight="6" aria-live="polite">
          {isChosen ? booked(date, 'weekday') : 'This is the date at the site.'}
        </Text>
      </Stack>
    </DialogFrame>
  );
}
