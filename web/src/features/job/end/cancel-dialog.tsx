import type { JobView } from '#shared/api/fields/job-views.ts';
import { jobName } from '#web/src/components/job-facts.tsx';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Only the installer who has the job is told the reason. The others hear that it is no longer open. */
function followsFor({ assignedInstaller, applicationCount, inviteCounts }: JobView): string {
  if (assignedInstaller) return ` We'll tell ${assignedInstaller.companyName || 'the installer'} why.`;
  return (applicationCount ?? 0) + (inviteCounts?.pending ?? 0) > 0
    ? " We'll tell everyone who applied or was invited."
    : '';
}

export function CancelDialog() {
  const { job } = useJobScreen();
  const cancel = useJobWrite('cancelJob');
  return (
    <ReasonDialog
      name="cancelJob"
      about={job.id}
      title="Cancel Job"
      text={`This cancels "${jobName(job)}". You can't undo this.${followsFor(job)}`}
      question="Reason"
      missing="Please give a reason"
      confirm="Cancel Job"
      cancelLabel="Keep Job"
      isDanger
      write={cancel}
      inputWith={(reason) => ({ params: { id: job.id }, body: { reason } })}
    />
  );
}
