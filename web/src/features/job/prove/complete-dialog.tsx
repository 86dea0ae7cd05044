import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { useFilesToSend } from './use-files-to-send.ts';

export function CompleteDialog() {
  const { job, close } = useJobScreen();
  const toSend = useFilesToSend();
  const isReady = (job.openRequirements ?? 0) === 0 && toSend === null;
  const complete = useJobWrite('completeJob');
  return (
    <JobDialogFrame
      title="Complete Job"
      text={
        isReady
          ? "Every requirement is met. We'll tell the retailer, and you can request payment next."
          : toSend
            ? `${toSend}. You can complete the job once they are uploaded.`
            : 'A requirement is open again. Complete it first.'
      }
      footer={
        <ConfirmFooter
          label="Complete Job"
          isPending={complete.isPending}
          isDisabled={!isReady}
          onCancel={close}
          onConfirm={() => complete.mutate({ params: { id: job.id } }, { onSuccess: close })}
        />
      }
    />
  );
}
