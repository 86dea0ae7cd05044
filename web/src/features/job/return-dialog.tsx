import { useJobScreen } from './job-screen.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useJobWrite } from './use-job-write.ts';

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
      text={`"${requirement?.label ?? ''}" is open again, and the installer is told what has to change. A completed job goes back to In Progress.`}
      question="What has to change"
      missing="Please say what has to change"
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
