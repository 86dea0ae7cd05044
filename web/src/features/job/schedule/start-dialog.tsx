import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { ConfirmFooter } from '../../../components/dialog/confirm-footer.tsx';
import { booked } from '../../../lib/dates.ts';
import { stepWords } from '../../../lib/server/step-words.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

/** Asks before work starts on another day than the booked one, and sets the date to today. */
export function StartDialog() {
  const { job, close } = useJobScreen();
  const start = useJobWrite('startJob', stepWords.startJob);
  const installationDate = todayIn(job.timeZone ?? usualZone, new Date());
  const today = booked(installationDate, 'weekday');
  const why = job.installationDate
    ? `The job is booked for ${booked(job.installationDate, 'weekday')}.`
    : 'The job has no installation date yet.';
  return (
    <JobDialogFrame
      title="Start Work Today"
      text={`${why} If you start now, the date becomes ${today}, and we'll tell the retailer.`}
      footer={
        <ConfirmFooter
          label="Start today"
          isPending={start.isPending}
          onCancel={close}
          onConfirm={() => start.mutate({ params: { id: job.id }, body: { installationDate } }, { onSuccess: close })}
        />
      }
    />
  );
}
