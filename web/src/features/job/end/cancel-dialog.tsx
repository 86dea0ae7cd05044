import { jobName } from '../../../components/job-facts.tsx';
import { jobWords } from '../../../lib/server/job-words.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export function CancelDialog() {
  const { job } = useJobScreen();
  const cancel = useJobWrite('cancelJob', jobWords.cancelJob);
  return (
    <ReasonDialog
      name="cancelJob"
      about={job.id}
      title="Cancel Job"
      text={`This ends "${jobName(job)}" for good. We'll tell the installer why.`}
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
