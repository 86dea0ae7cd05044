import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { credentialName } from '#shared/domain/people/credential-kinds.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { type Reason, ReasonField, reasonSchema } from '#web/src/components/form/reason-field.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import type { CredentialToCheck } from './credential-to-check.ts';

interface DeclineCredentialDialogProps {
  credential: CredentialToCheck;
  /** The version whose number the administrator saw. */
  version: number;
  onClose: () => void;
  onDeclined: () => void;
  /** The credential has changed since the administrator saw the number. */
  onStale: () => void;
}

/** Declines a credential, over the dialog that shows its number. */
export function DeclineCredentialDialog({
  credential,
  version,
  onClose,
  onDeclined,
  onStale,
}: DeclineCredentialDialogProps) {
  const { id, installerId, slot, companyName } = credential;
  const formId = useId();
  const decline = useWrite('declineCredential', { onRefused: ({ code }) => code === 'conflict' && onStale() });
  const kept = useKeptForm<Reason, Reason>({
    name: 'declineCredential',
    about: id,
    restores: 'at once',
    resolver: zodResolver(reasonSchema('Please say why')),
    initial: { reason: '' },
    send: ({ reason }) =>
      decline.mutateAsync({ params: { id: installerId, slot }, body: { version, reason } }, { onSuccess: onDeclined }),
  });
  return (
    <DialogFrame
      isOpen
      isEntry={false}
      onClose={onClose}
      title={`Decline ${credentialName(credential)} of ${companyName}`}
      text="We'll tell the company why. The credential leaves this list until they change it."
      footer={<ConfirmFooter label="Decline" form={formId} isDanger isPending={decline.isPending} onCancel={onClose} />}
    >
      <FormFrame of={kept} id={formId}>
        <ReasonField label="Reason (the company reads it)" required />
      </FormFrame>
    </DialogFrame>
  );
}
