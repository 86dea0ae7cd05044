import { useLostSubject } from '../prove/use-lost-subject.ts';
import { type JobDialog, useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { returnConsequences } from './return-consequences.ts';

interface ReturnDialogProps {
  of: Extract<JobDialog, { name: 'returnRequirement' }>;
  onDone?: () => void;
}

export function ReturnDialog({ of: { requirement }, onDone }: ReturnDialogProps) {
  const { job } = useJobScreen();
  const giveBack = useJobWrite('returnRequirement');
  useLostSubject(requirement.id, ({ completed = false }) => completed);
  return (
    <ReasonDialog
      name="returnRequirement"
      about={requirement.id}
      title="Request Changes"
      consequences={[`We'll reopen "${requirement.label}".`, ...returnConsequences(job)]}
      question="What needs to change"
      missing="Say what needs to change"
      confirm="Request Changes"
      write={giveBack}
      inputWith={(reason) => ({ params: { requirementId: requirement.id }, body: { reason } })}
      onDone={onDone}
    />
  );
}
