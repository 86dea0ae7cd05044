import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';
import type { MouseEvent, RefObject } from 'react';
import { booked } from '../../lib/dates.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import type { WorkRowView } from './work-facts.tsx';

/** The smallest size of the buttons of a row, so that buttons with short labels have the same width. */
export const actSize = { minWidth: '28', minHeight: '11' } as const;

interface DateProps {
  /** The name of the job, which follows the button's label for screen readers. */
  about: string;
  /** The id of the element that contains the date form. */
  place: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  of: RefObject<HTMLButtonElement | null>;
}

/** The button that opens or closes the date form in the row of a job. */
export const DateButton = ({
  label,
  about,
  place,
  isOpen,
  onOpen,
  of,
  ...look
}: DateProps & ButtonProps & { label: string }) => (
  <Button
    {...actSize}
    {...look}
    ref={of}
    aria-label={`${label}: ${about}`}
    aria-expanded={isOpen}
    aria-controls={isOpen ? place : undefined}
    onClick={() => onOpen(!isOpen)}
  >
    {label}
  </Button>
);

interface SuggestedDateProps extends DateProps {
  job: WorkRowView['job'];
  /** The suggested day. */
  day: string;
  onAct: () => void;
  /** The attributes of the row's first button. */
  marks: object;
  /**
   * The id of the job whose suggested date is being saved, or null. During the save, all other rows wait, because the new date
   * may change their suggestions.
   */
  setting: string | null;
  onSetting: (jobId: string | null) => void;
}

/** Two buttons: the first names the suggested day, and sets that date with one press. The second opens the date form. */
export function SuggestedDate({ job, day, onAct, marks, setting, onSetting, ...date }: SuggestedDateProps) {
  const schedule = useWrite('scheduleJob');
  const variant = date.isOpen ? 'outline' : 'solid';
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
    <>
      {/* A disabled button would lose the focus that it gets when the row above disappears. */}
      <Button
        {...actSize}
        {...marks}
        minWidth="36"
        variant={variant}
        aria-label={`${label}: ${date.about}`}
        aria-disabled={isWaiting}
        onClick={set}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {setting === job.id ? <Spinner size="sm" aria-label="Saving" /> : label}
      </Button>
      <DateButton {...date} label="Other day" variant="outline" />
    </>
  );
}
