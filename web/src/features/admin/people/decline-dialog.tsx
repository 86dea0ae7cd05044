import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { type Reason, ReasonField, reasonSchema } from '#web/src/components/form/reason-field.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';

interface DeclineDialogProps {
  installer: { id: string; companyName: string };
  /** The version of the profile whose number the administrator saw. */
  version: number;
  onClose: () => void;
  onDeclined: () => void;
  /** The profile has changed since the administrator saw the number. */
  onStale: () => void;
}

/** Declines a verification, over the dialog that shows the number. */
export function DeclineDialog({
  installer: { id, companyName },
  version,
  onClose,
  onDeclined,
  onStale,
}: DeclineDialogProps) {
  const formId = useId();
  const decline = useWrite('declineVerification', { onRefused: ({ code }) => code === 'conflict' && onStale() });
  const kept = useKeptForm<Reason, Reason>({
    name: 'declineVerification',
    about: id,
    restores: 'at once',
    resolver: zodResolver(reasonSchema('Please say why')),
    initial: { reason: '' },
    send: ({ reason }) => decline.mutateAsync({ params: { id }, body: { version, reason } }, { onSuccess: onDeclined }),
  });
  return (
    <DialogFrame
      isOpen
      isEntry={false}
      onClose={onClose}
      title={`Decline ${companyName}`}
      consequences={[
        "We'll tell the company your reason.",
        'The installer will leave this list until they change their SAA number, company name or accreditations.',
      ]}
      footer={<ConfirmFooter label="Decline" form={formId} isDanger isPending={decline.isPending} onCancel={onClose} />}
    >
      <FormFrame of={kept} id={formId}>
        <ReasonField label="Reason (the company reads it)" required />
      </FormFrame>
    </DialogFrame>
  );
}
