import { jobWords } from '../../../lib/server/job-words.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export function DeclineDialog() {
  const { job } = useJobScreen();
  const { invite } = job.viewer;
  const decline = useJobWrite('respondToInvite', jobWords.respondToInvite, { leaves: true });
  return (
    <ReasonDialog
      name="decline"
      about={job.id}
      title="Decline Invitation"
      text={`${job.retailer.companyName || 'The retailer'} can then ask somebody else.`}
      question="Reason (optional)"
      confirm="Decline"
      cancelLabel="Keep Invitation"
      write={decline}
      inputWith={(reason) => ({
        params: { id: invite?.id ?? '' },
        body: { status: 'declined' as const, ...(reason ? { reason } : {}) },
      })}
    />
  );
}
