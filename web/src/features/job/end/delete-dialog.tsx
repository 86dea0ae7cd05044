import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { jobName } from '#web/src/components/job-facts.tsx';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

export function DeleteDialog() {
  const { job, close } = useJobScreen();
  const remove = useJobWrite('deleteJob', { leaves: true });
  return (
    <JobDialogFrame
      isAlert
      title="Delete Job"
      text={`This deletes "${jobName(job)}" with its applications, invitations and files. You can't undo this.`}
      footer={
        <ConfirmFooter
          label="Delete Job"
          cancelLabel="Keep Job"
          isDanger
          isPending={remove.isPending}
          onCancel={close}
          onConfirm={() => remove.mutate({ params: { id: job.id } })}
        />
      }
    />
  );
}
