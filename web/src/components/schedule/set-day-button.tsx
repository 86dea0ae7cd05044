import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { booked } from '../../lib/dates.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { rowAction } from '../lists/use-next-focus.ts';
import type { DatedJob } from './use-schedule-form.ts';

/** The suggested date that is being saved in a list of jobs. */
export interface Setting {
  /**
   * The id of the job whose suggested date is being saved, or null. During the save, all other rows wait, because the new date
   * may change their suggestions.
   */
  setting: string | null;
  onSetting: (jobId: string | null) => void;
  /** Called when a button of the row begins an action. */
  onAct: () => void;
}

interface SetDayProps extends Setting {
  job: DatedJob;
  /** The suggested day. */
  day: string;
  /** The name of the job, which follows the button's label for screen readers. */
  about: string;
}

/** Names the suggested day of a job, and sets that date with one press. It is the first button of its row. */
export function SetDayButton({ job, day, about, setting, onSetting, onAct, ...look }: SetDayProps & ButtonProps) {
  const schedule = useWrite('scheduleJob');
  const label = `Set ${booked(day, 'weekday')}`;
  const isWaiting = setting !== null;
  const set = ({ detail }: MouseEvent) => {
    // The second press of a double click can land on the row that has just moved up.
    if (isWaiting || detail > 1) return;
    onAct();
    onSetting(job.id);
    const seen = { installationDate: job.installationDate, status: job.status, isFree: true };
    const done = () => onSetting(null);
    schedule.mutateAsync({ params: { id: job.id }, body: { installationDate: day, seen } }).then(done, done);
  };
  return (
    // A disabled button would lose the focus that it gets when the row above disappears.
    <Button
      minHeight="11"
      {...look}
      {...{ [rowAction]: '' }}
      aria-label={`${label}: ${about}`}
      aria-disabled={isWaiting}
      onClick={set}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {setting === job.id ? <Spinner size="sm" aria-label="Saving" /> : label}
    </Button>
  );
}
