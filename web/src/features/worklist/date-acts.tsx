import { Button, type ButtonProps, Spinner } from '@chakra-ui/react';
import type { MouseEvent, RefObject } from 'react';
import { suggestionIn } from '../../components/schedule/plan-words.ts';
import { useSchedulePlan } from '../../components/schedule/use-schedule-form.ts';
import { booked } from '../../lib/dates.ts';
import { useCurrent } from '../../lib/server/use-current.ts';
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
  row: WorkRowView;
  isOwner: boolean;
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

/**
 * Two buttons: the first names the first weekday without a conflict, and sets that date with one press. The second opens the date
 * form. If there is no such day, only a button for the form is shown.
 */
export function SuggestedDate({
  row: { job },
  isOwner,
  onAct,
  marks,
  setting,
  onSetting,
  ...date
}: SuggestedDateProps) {
  const read = useSchedulePlan(job.id);
  const plan = useCurrent(read)?.plan;
  const schedule = useWrite('scheduleJob', { onRefused: () => read.refetch() });
  const company = isOwner ? (job.assignedInstaller?.companyName ?? 'The installer') : null;
  const day = plan && !read.isFetching ? suggestionIn(plan, company) : undefined;
  const variant = date.isOpen ? 'outline' : 'solid';
  if (day === null || read.error) return <DateButton {...date} {...marks} label="Set date" variant={variant} />;
  const label = day === undefined ? 'Set date' : `Set ${booked(day, 'weekday')}`;
  const isWaiting = day === undefined || setting !== null;
  const set = ({ detail }: MouseEvent) => {
    // The second press of a double click can land on the row that has just moved up.
    if (isWaiting || detail > 1) return;
    onAct();
    onSetting(job.id);
    const seen = { installationDate: job.installationDate, status: job.status };
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
