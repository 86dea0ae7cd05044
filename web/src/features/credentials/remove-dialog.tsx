import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import type { WalletLine } from './wallet.ts';

export function RemoveDialog({ line: { name, key }, onClose }: { line: WalletLine; onClose: () => void }) {
  const remove = useWrite('removeCredential');
  return (
    <DialogFrame
      isOpen
      isAlert
      onClose={onClose}
      title={`Remove ${name}?`}
      text="We'll delete its number, dates and file. Retailers will see that it is not provided."
      footer={
        <ConfirmFooter
          label="Remove credential"
          isDanger
          isPending={remove.isPending}
          onCancel={onClose}
          onConfirm={() => remove.mutate({ params: { slot: key } }, { onSuccess: onClose })}
        />
      }
    />
  );
}
