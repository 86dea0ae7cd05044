import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { ConfirmFooter } from '../screen/confirm-footer.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

export function DeleteDialog() {
  const { job, dialog, close } = useJobScreen();
  const remove = useJobWrite('deleteJob', {
    done: 'Job deleted',
    failed: 'Failed to delete job',
    fallback: 'Unable to delete job',
    leaves: true,
  });
  return (
    <DialogFrame
      isOpen={dialog?.name === 'delete'}
      onClose={close}
      isAlert
      title="Delete Job"
      text={`This deletes "${job.title || 'Untitled job'}" with its applications, invitations and files. You can't undo this.`}
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
