import { useLostSubject } from '../prove/use-lost-subject.ts';
import type { JobDialog } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export function ReturnDialog({ of: { requirement } }: { of: Extract<JobDialog, { name: 'returnRequirement' }> }) {
  const giveBack = useJobWrite('returnRequirement');
  useLostSubject(requirement.id, ({ completed = false }) => completed);
  return (
    <ReasonDialog
      name="returnRequirement"
      about={requirement.id}
      title="Request Changes"
      text={`This reopens "${requirement.label}" and tells the installer what needs to change. A completed job goes back to In Progress.`}
      question="What needs to change"
      missing="Please say what needs to change"
      confirm="Request Changes"
      write={giveBack}
      inputWith={(reason) => ({ params: { requirementId: requirement.id }, body: { reason } })}
    />
  );
}
