import { Button, HStack } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { leadOf } from '../../components/job-facts.tsx';
import { rowAction } from '../../components/lists/use-next-focus.ts';
import { hasObjection } from '../../components/person/crew-words.ts';
import { RowDialogButton } from '../../components/row-dialogs/row-dialog-button.tsx';
import type { Setting } from '../../components/schedule/set-day-button.tsx';
import { actSize, DateButton, SuggestedDate } from './date-acts.tsx';
import { actsOf, usualOf, type WorkAct } from './work-acts.ts';
import type { WorkRowView } from './work-facts.tsx';

/** Returns a key that is unique among all rows. A job can have several rows, one for each application. */
export const keyOf = ({ job, applicant }: WorkRowView): string => `${job.id} ${applicant?.installerId ?? ''}`;

/** Returns the id of the element that contains the row's date form, without spaces. */
export const datePlaceOf = (row: WorkRowView): string => `date ${keyOf(row)}`.trim().replaceAll(' ', '-');

export interface RowActions extends Setting {
  /** Whether the row is the first one of the list. */
  isTop: boolean;
  /** Whether the date form of the job is open in the row. */
  isDateOpen: boolean;
  onDate: (isOpen: boolean) => void;
}

interface ActProps extends RowActions {
  row: WorkRowView;
  isOwner: boolean;
  dateButton: RefObject<HTMLButtonElement | null>;
}

function Act({
  act,
  isUsual,
  row,
  isOwner,
  dateButton,
  isDateOpen,
  isTop,
  ...on
}: ActProps & { act: WorkAct; isUsual: boolean }) {
  const { job, applicant } = row;
  const { label, does } = act;
  const about = [leadOf(job), applicant?.companyName].filter(Boolean).join(', ');
  const marks = isUsual ? { [rowAction]: '' } : {};
  // Each row of a job without a date has the same two buttons, so only the row to begin with has a filled one.
  const isBelow = row.kind === 'dates' && !isTop;
  const isFilled = isUsual && !(does === 'date' && isDateOpen) && !isBelow;
  const variant = isFilled ? {} : { variant: 'outline' as const };
  if (does === 'date') {
    const date = { about, place: datePlaceOf(row), isOpen: isDateOpen, onOpen: on.onDate, of: dateButton };
    const day = row.suggestedDay?.day;
    const { onDate: _, ...set } = on;
    if (day) return <SuggestedDate {...date} {...set} {...variant} job={job} day={day} />;
    return <DateButton {...date} label={label} {...marks} {...variant} />;
  }
  const look = { ...actSize, 'aria-label': `${label}: ${about}`, ...marks, ...variant };
  if ('page' in does)
    return (
      <Button asChild {...look}>
        <Link to={does.page(job.id)}>{label}</Link>
      </Button>
    );
  return (
    <RowDialogButton
      {...look}
      row={`${keyOf(row)} ${label}`}
      jobId={job.id}
      name={does.dialog}
      applicant={does.isAboutApplicant && applicant}
      seenTerms={job.termsVersion}
      onClick={on.onAct}
    >
      {label}
    </RowDialogButton>
  );
}

/** The buttons of a row. Only the usual one is filled, and none below the first row of the jobs without a date. */
export function RowActs(acts: ActProps) {
  const { kind, applicant } = acts.row;
  const buttons = actsOf(kind, acts.isOwner ? 'owner' : 'installer');
  const usual = usualOf(buttons, Boolean(applicant?.fit && hasObjection(applicant.fit)));
  return (
    <HStack gap="2" wrap="wrap" justify="flex-end">
      {buttons.map((act) => (
        <Act key={act.label} act={act} isUsual={act === usual} {...acts} />
      ))}
    </HStack>
  );
}
