import type { JobView } from '#shared/api/fields/job-views.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const consequencesFor = ({ assignedInstaller, retailer }: JobView, isOwner: boolean): string[] => {
  const other = isOwner ? assignedInstaller?.companyName || 'the installer' : retailer.companyName || 'the retailer';
  return [
    isOwner
      ? `We'll unassign ${other} and tell them, with your reason if you give one.`
      : `We'll unassign you and tell ${other}, with your reason if you give one.`,
    "We'll clear the date and reopen every requirement.",
    `Files ${isOwner ? 'they' : 'you'} submitted will stay on record.`,
    "We'll post the job again and reopen the applications and invitations that the award closed.",
  ];
};

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
          ? "You can't undo this. Later, they can apply again, or you can invite them."
          : "You can't undo this. While the job is public, you can apply again."
      }
      consequences={consequencesFor(job, isOwner)}
      question="Reason (optional)"
      confirm={isOwner ? 'Unassign Installer' : 'Unassign Myself'}
      isDanger
      write={unassign}
      inputWith={(reason) => ({ params: { id: job.id }, body: reason ? { reason } : {} })}
    />
  );
}
