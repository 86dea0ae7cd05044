import type { JobView } from '#shared/api/fields/job-views.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { JobDialogFrame } from '../screen/job-dialog-frame.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';

function consequencesFor({ status, applicationCount, inviteCounts }: JobView): string[] {
  const open = (applicationCount ?? 0) + (inviteCounts?.pending ?? 0);
  if (status === 'draft') return [];
  return [
    "We'll delete its applications, invitations, share link and files.",
    ...(open > 0 ? ["We'll tell the installers who have applied or are invited."] : []),
  ];
}

export function DeleteDialog() {
  const { job, close } = useJobScreen();
  const remove = useJobWrite('deleteJob', { leaves: true });
  return (
    <JobDialogFrame
      isAlert
      title="Delete Job"
      text={`We'll delete "${shortNameOf(job)}"${job.status === 'draft' ? ' and its files' : ''} permanently. You can't undo this.`}
      consequences={consequencesFor(job)}
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
