import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Declines an invitation, or an award on changed terms that the installer has not confirmed. */
export function DeclineDialog() {
  const { job } = useJobScreen();
  const { invite } = job.viewer;
  const retailer = job.retailer.companyName || 'The retailer';
  const words = invite?.isForApplication
    ? {
        title: 'Decline this job?',
        consequences: [
          `We'll end your application and tell ${retailer}.`,
          "It won't count against you, and you can apply again.",
        ],
        confirm: 'Decline',
        cancelLabel: 'Keep application',
      }
    : {
        title: 'Decline Invitation',
        text: "You can't undo this.",
        consequences: [
          `We'll tell ${retailer}, who will read your reason if you give one.`,
          `${retailer} won't be able to invite you to this job again.`,
        ],
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
