import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { booked } from '../../lib/dates.ts';
import { ConfirmFooter } from '../dialog/confirm-footer.tsx';
import { DialogFrame } from '../dialog/dialog-frame.tsx';

export interface StartQuestionProps {
  job: { installationDate: string | null; timeZone?: string | null };
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onGone?: () => void;
  /** Receives today's date at the site, as YYYY-MM-DD. */
  onStart: (installationDate: string) => void;
}

/** Asks before work starts on another day than the booked one, and sets the date to today. */
export default function StartQuestion({ job, isPending, onStart, onClose, ...frame }: StartQuestionProps) {
  const installationDate = todayIn(job.timeZone ?? usualZone, new Date());
  const today = booked(installationDate, 'weekday');
  const why = job.installationDate
    ? `The job is booked for ${booked(job.installationDate, 'weekday')}.`
    : 'The job has no installation date yet.';
  return (
    <DialogFrame
      {...frame}
      onClose={onClose}
      title="Start Work Today"
      text={`${why} If you start now, the date becomes ${today}, and we'll tell the retailer.`}
      footer={
        <ConfirmFooter
          label="Start today"
          isPending={isPending}
          onCancel={onClose}
          onConfirm={() => onStart(installationDate)}
        />
      }
    />
  );
}
