import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export function UnassignDialog() {
  const { job, is } = useJobScreen();
  const isOwner = is('owner');
  const unassign = useJobWrite('unassignInstaller', {
    leaves: (answer) => answer.job === null,
  });
  return (
    <ReasonDialog
      name="unassign"
      about={job.id}
      title={isOwner ? 'Unassign Installer' : 'Unassign Myself'}
      text={
        isOwner
          ? `This takes ${job.assignedInstaller?.companyName || 'the installer'} off the job, clears the date and reopens every requirement. Files they submitted stay on record. The job is posted again.`
          : "This takes you off the job, clears the date and reopens every requirement. Files you submitted stay on record. The job is posted again, and we'll tell the retailer."
      }
      question="Reason (optional)"
      confirm={isOwner ? 'Unassign Installer' : 'Unassign Myself'}
      isDanger
      write={unassign}
      inputWith={(reason) => ({ params: { id: job.id }, body: reason ? { reason } : {} })}
    />
  );
}
