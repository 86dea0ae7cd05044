import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Declining an invitation, or leaving a job that has changed since one applied. */
export function DeclineDialog() {
  const { job } = useJobScreen();
  const { invite } = job.viewer;
  const retailer = job.retailer.companyName || 'The retailer';
  const words = invite?.isForApplication
    ? {
        title: 'Leave this job?',
        text: `We'll end your application and tell ${retailer}. It does not count against you, and you can apply again.`,
        confirm: 'Leave it',
        cancelLabel: 'Keep application',
      }
    : {
        title: 'Decline Invitation',
        text: `${retailer} can then ask another installer.`,
        confirm: 'Decline',
        cancelLabel: 'Keep Invitation',
      };
  const decline = useJobWrite('respondToInvite', { leaves: true });
  return (
    <ReasonDialog
      name="decline"
      about={job.id}
      {...words}
      question="Reason (optional)"
      write={decline}
      inputWith={(reason) => ({
        params: { id: invite?.id ?? '' },
        body: { status: 'declined' as const, ...(reason ? { reason } : {}) },
      })}
    />
  );
}
