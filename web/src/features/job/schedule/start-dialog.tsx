import { todayAtSite } from '#shared/domain/places/site-day.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { booked } from '#web/src/lib/dates.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

/** Asks before work starts on another day than the scheduled one, and sets the date to today at the site. */
export function StartDialog() {
  const { job, close } = useJobScreen();
  const start = useJobWrite('startJob');
  const installationDate = todayAtSite(job, new Date());
  const why = job.installationDate
    ? `The job is booked for ${booked(job.installationDate, 'weekday')}.`
    : 'The job has no installation date yet.';
  return (
    <JobDialogFrame
      title="Start Work Today"
      text={`${why} If you start now, the date becomes ${booked(installationDate, 'weekday')}, and we'll tell the retailer.`}
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
