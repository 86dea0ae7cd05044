import { Alert, Stack, Text } from '@chakra-ui/react';
import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { jobName } from '../../components/job-facts.tsx';
import { booked } from '../../lib/dates.ts';
import { counted } from '../../lib/format.ts';
import { scheduleNote } from '../../lib/server/schedule-words.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { type CalendarJob, clashesOn } from './calendar-jobs.ts';

export interface Placing {
  job: CalendarJob;
  day: string;
}

interface PlaceDialogProps {
  placing: Placing | null;
  isOpen: boolean;
  /** All jobs on the days shown. */
  jobs: readonly CalendarJob[];
  onClose: () => void;
  onGone: () => void;
}

const clashText = ({ relation, otherParty }: CalendarJob, clashes: readonly CalendarJob[]): string => {
  const who = relation === 'assignee' ? 'You already have' : `${otherParty} already has`;
  return `${who} ${counted(clashes.length, 'job', 'jobs')} on that day: ${clashes.map(jobName).join(', ')}.`;
};

/** The last question before a job gets its day, with what else is on it. */
export function PlaceDialog({ placing, isOpen, jobs, onClose, onGone }: PlaceDialogProps) {
  const schedule = useWrite('scheduleJob', { onDone: onClose });
  if (!placing) return null;
  const { job, day } = placing;
  const clashes = clashesOn(jobs, job, day);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      onGone={onGone}
      title={job.installationDate ? 'Reschedule Installation' : 'Schedule Installation'}
      text={scheduleNote}
      footer={
        <ConfirmFooter
          label={job.installationDate ? 'Change date' : 'Confirm date'}
          isPending={schedule.isPending}
          onConfirm={() => schedule.mutate({ params: { id: job.id }, body: { installationDate: day } })}
          onCancel={onClose}
        />
      }
    >
      <Stack gap="3">
        <Text overflowWrap="anywhere">
          <b>{jobName(job)}</b>
          {job.suburb ? `, ${job.suburb}` : ''}
        </Text>
        <Text textStyle="section">
          {job.installationDate ? `${booked(job.installationDate, 'weekday')} → ` : ''}
          {booked(day, 'weekday')}
        </Text>
        {clashes.length > 0 && (
          <Alert.Root status="warning" borderRadius="lg">
            <Alert.Indicator />
            <Alert.Description overflowWrap="anywhere">{clashText(job, clashes)}</Alert.Description>
          </Alert.Root>
        )}
      </Stack>
    </DialogFrame>
  );
}
