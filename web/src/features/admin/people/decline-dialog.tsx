import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import type { CallInput } from '#shared/api/client.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { type Reason, ReasonField, reasonSchema } from '#web/src/components/form/reason-field.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';

type Decline = 'declineVerification' | 'declineCredential';

interface DeclineDialogProps<N extends Decline> {
  /** The name of the write. The form's draft has the same name. */
  write: N;
  /** The id of the profile or the credential. */
  about: string;
  title: string;
  /** The sentence that says when the row will be on the list again. */
  comesBack: string;
  inputWith: (reason: string) => CallInput<N>;
  onClose: () => void;
  onDeclined: () => void;
  /** Called if the record has changed since the administrator saw the number. */
  onStale: () => void;
}

/** Declines a verification or a credential, over the dialog that shows its number. */
export function DeclineDialog<N extends Decline>(props: DeclineDialogProps<N>) {
  const { write, about, title, comesBack, inputWith, onClose, onDeclined, onStale } = props;
  const formId = useId();
  const decline = useWrite(write, { onRefused: ({ code }) => code === 'conflict' && onStale() });
  const kept = useKeptForm<Reason, Reason>({
    name: write,
    about,
    restores: 'at once',
    resolver: zodResolver(reasonSchema('Please say why')),
    initial: { reason: '' },
    send: ({ reason }) => decline.mutateAsync(inputWith(reason), { onSuccess: onDeclined }),
  });
  return (
    <DialogFrame
      isOpen
      isEntry={false}
      onClose={onClose}
      title={title}
      consequences={["We'll tell the company your reason.", comesBack]}
      footer={<ConfirmFooter label="Decline" form={formId} isDanger isPending={decline.isPending} onCancel={onClose} />}
    >
      <FormFrame of={kept} id={formId}>
        <ReasonField label="Reason (the company reads it)" required />
      </FormFrame>
    </DialogFrame>
  );
}
