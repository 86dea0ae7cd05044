import { type JobDialog, useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { returnConsequences } from './return-consequences.ts';

/** Asks for changes to the work of a job without requirements. */
export function ReturnWorkDialog({ onDone }: { of?: JobDialog; onDone?: () => void }) {
  const { job } = useJobScreen();
  const giveBack = useJobWrite('returnWork');
  return (
    <ReasonDialog
      name="returnWork"
      about={job.id}
      title="Request Changes"
      consequences={returnConsequences(job)}
      question="What needs to change"
      missing="Say what needs to change"
      confirm="Request Changes"
      write={giveBack}
      inputWith={(reason) => ({ params: { id: job.id }, body: { reason } })}
      onDone={onDone}
    />
  );
}
