import { useJobScreen } from './job-screen.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useJobWrite } from './use-job-write.ts';

export function UnassignDialog() {
  const { job, is, dialog, close } = useJobScreen();
  const isOwner = is('owner');
  const unassign = useJobWrite('unassignInstaller', {
    done: 'Installer unassigned',
    failed: 'Failed to unassign',
    fallback: 'Unable to unassign installer',
    leaves: (answer) => answer.job === null,
  });
  return (
    <ReasonDialog
      isOpen={dialog?.name === 'unassign'}
      title={isOwner ? 'Unassign Installer' : 'Unassign Myself'}
      text={
        isOwner
          ? `${job.assignedInstaller?.companyName || 'The installer'} loses the job, its date and what was handed in. The job is open again.`
          : 'You step back from this job. It is open again, and the retailer is told.'
      }
      question="Reason (optional)"
      confirm={isOwner ? 'Unassign Installer' : 'Unassign Myself'}
      isDanger
      isPending={unassign.isPending}
      onClose={close}
      onConfirm={(reason) =>
        unassign.mutate({ params: { id: job.id }, body: reason ? { reason } : {} }, { onSuccess: close })
      }
    />
  );
}
