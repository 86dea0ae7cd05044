import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

/** Withdraws an application. The server deletes the application's text and notifies the retailer, so there is no Undo. */
export function WithdrawDialog() {
  const { job, is, close } = useJobScreen();
  const withdraw = useJobWrite('withdrawApplication', { leaves: !job.isPublic });
  const { application } = job.viewer;
  const keepsSeeing = job.isPublic || is('linkHolder') || is('invitee');
  return (
    <JobDialogFrame
      isAlert
      title="Withdraw application"
      consequences={[
        `We'll withdraw your application and tell ${job.retailer.companyName || 'the retailer'}.`,
        keepsSeeing
          ? "You'll be able to apply again while the job is open, with a new message and lead time."
          : "You'll no longer see this job.",
      ]}
      footer={
        <ConfirmFooter
          label="Withdraw application"
          cancelLabel="Keep application"
          isDanger
          isPending={withdraw.isPending}
          onCancel={close}
          onConfirm={() => application && withdraw.mutate({ params: { id: application.id } }, { onSuccess: close })}
        />
      }
    />
  );
}
