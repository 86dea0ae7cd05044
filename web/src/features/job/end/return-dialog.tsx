import { useJobScreen } from '../screen/job-screen.tsx';
import { useJobWrite } from '../screen/use-job-write.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export function ReturnDialog() {
  const { dialog, close } = useJobScreen();
  const requirement = dialog?.name === 'returnRequirement' ? dialog.requirement : null;
  const send = useJobWrite('returnRequirement', {
    done: 'Changes requested',
    failed: 'Failed to request changes',
    fallback: 'Unable to update requirement',
  });
  return (
    <ReasonDialog
      isOpen={requirement !== null}
      title="Request Changes"
      text={`This reopens "${requirement?.label ?? ''}" and tells the installer what needs to change. A completed job goes back to In Progress.`}
      question="What needs to change"
      missing="Please say what needs to change"
      confirm="Request Changes"
      isPending={send.isPending}
      onClose={close}
      onConfirm={(reason) =>
        requirement &&
        send.mutate({ params: { requirementId: requirement.id }, body: { reason } }, { onSuccess: close })
      }
    />
  );
}
