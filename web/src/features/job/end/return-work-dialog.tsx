import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Asks for changes to the work of a job that has no requirements to send back. */
export function ReturnWorkDialog() {
  const { job } = useJobScreen();
  const giveBack = useJobWrite('returnWork');
  return (
    <ReasonDialog
      name="returnWork"
      about={job.id}
      title="Request Changes"
      text="The job goes back to In Progress, and we'll tell the installer what needs to change."
      question="What needs to change"
      missing="Please say what needs to change"
      confirm="Request Changes"
      write={giveBack}
      inputWith={(reason) => ({ params: { id: job.id }, body: { reason } })}
    />
  );
}
