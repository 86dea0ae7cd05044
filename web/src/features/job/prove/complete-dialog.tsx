import { ConfirmFooter } from '../../../components/confirm-footer.tsx';
import { jobWords } from '../../../lib/server/job-words.ts';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

export function CompleteDialog() {
  const { job, close } = useJobScreen();
  const complete = useJobWrite('completeJob', jobWords.completeJob);
  return (
    <JobDialogFrame
      title="Complete Job"
      text="Every requirement is met. We'll tell the retailer, and you can request payment next."
      footer={
        <ConfirmFooter
          label="Complete Job"
          isPending={complete.isPending}
          isDisabled={(job.openRequirements ?? 0) > 0}
          onCancel={close}
          onConfirm={() => complete.mutate({ params: { id: job.id } }, { onSuccess: close })}
        />
      }
    />
  );
}
