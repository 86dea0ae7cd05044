import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import type { AdminInstaller } from '../frame/admin-words.ts';

interface RemoveVerificationDialogProps {
  installer: AdminInstaller;
  onClose: () => void;
  onRemoved: () => void;
}

/**
 * Removes a verification, over the dialog that shows it. To verify again, an administrator has to see the number again, so
 * the message offers no Undo.
 */
export function RemoveVerificationDialog({ installer, onClose, onRemoved }: RemoveVerificationDialogProps) {
  const { id, companyName } = installer;
  const remove = useWrite('unverifyInstaller');
  return (
    <DialogFrame
      isOpen
      isEntry={false}
      isAlert
      onClose={onClose}
      title={`Remove the verification of ${companyName}?`}
      consequences={[
        `Retailers will no longer see ${companyName} as verified.`,
        'The installer will return to the list of installers to verify.',
        "We won't tell the installer. The Audit page will show that you did this.",
      ]}
      footer={
        <ConfirmFooter
          label="Remove verification"
          cancelLabel="Keep verification"
          isDanger
          isPending={remove.isPending}
          onCancel={onClose}
          onConfirm={() => remove.mutate({ params: { id } }, { onSuccess: onRemoved })}
        />
      }
    />
  );
}
