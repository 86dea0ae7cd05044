import StartQuestion from '#web/src/components/start-work/start-question.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

/** Asks on the page of a job before work starts on another day than the booked one. */
export function StartDialog() {
  const { job, close, forget, isDialogOpen } = useJobScreen();
  const start = useJobWrite('startJob');
  return (
    <StartQuestion
      job={job}
      isOpen={isDialogOpen}
      isPending={start.isPending}
      onClose={close}
      onGone={forget}
      onStart={(installationDate) =>
        start.mutate({ params: { id: job.id }, body: { installationDate } }, { onSuccess: close })
      }
    />
  );
}
