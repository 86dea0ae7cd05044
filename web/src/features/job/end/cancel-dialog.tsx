import type { JobView } from '#shared/api/fields/job-views.ts';
import { shortNameOf } from '#web/src/components/job-facts.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/**
 * Returns the consequences. Only the installer who has the job reads the reason. Applicants and invited installers read that the
 * job is no longer open.
 */
function consequencesFor({ status, assignedInstaller, applicationCount, inviteCounts }: JobView): string[] {
  const open = (applicationCount ?? 0) + (inviteCounts?.pending ?? 0);
  return [
    ...(assignedInstaller ? [`We'll tell ${assignedInstaller.companyName || 'the installer'} your reason.`] : []),
    ...(status === 'posted' && open > 0
      ? ["We'll close the open applications and invitations, and tell the installers."]
      : []),
    ...(status === 'posted' ? ['A share link will stop working.'] : []),
    'The job will stay in My Jobs as Cancelled.',
  ];
}

export function CancelDialog() {
  const { job } = useJobScreen();
  const cancel = useJobWrite('cancelJob');
  return (
    <ReasonDialog
      name="cancelJob"
      about={job.id}
      title="Cancel Job"
      text={`We'll cancel "${shortNameOf(job)}". You can't undo this.`}
      consequences={consequencesFor(job)}
      question="Reason"
      missing="Give a reason"
      confirm="Cancel Job"
      cancelLabel="Keep Job"
      isDanger
      write={cancel}
      inputWith={(reason) => ({ params: { id: job.id }, body: { reason } })}
    />
  );
}
