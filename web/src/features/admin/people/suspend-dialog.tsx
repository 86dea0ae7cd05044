import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { FormFrame } from '#web/src/components/form/form-frame.tsx';
import { type Reason, ReasonField, reasonSchema } from '#web/src/components/form/reason-field.tsx';
import { useKeptForm } from '#web/src/components/form/use-kept-form.ts';
import { happened } from '#web/src/lib/dates.ts';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { suspensionConsequences } from './suspension-consequences.ts';

interface Suspendable {
  id: string;
  companyName: string;
  suspendedAt: string | null;
}

interface SuspendProps {
  person: Suspendable;
  onClose: () => void;
}

function Suspend({ person: { id, companyName }, onClose }: SuspendProps) {
  const formId = useId();
  const suspend = useWrite('suspendPerson');
  const kept = useKeptForm<Reason, Reason>({
    name: 'suspend',
    about: id,
    restores: 'at once',
    resolver: zodResolver(reasonSchema('Please say why')),
    initial: { reason: '' },
    send: ({ reason }) => suspend.mutateAsync({ params: { id }, body: { reason } }, { onSuccess: onClose }),
  });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Suspend ${companyName}`}
      text="You can restore the account later. The invitations and applications that this suspension ends can't be restored."
      consequences={suspensionConsequences}
      footer={<ConfirmFooter label="Suspend" form={formId} isDanger isPending={suspend.isPending} onCancel={onClose} />}
    >
      <FormFrame of={kept} id={formId}>
        <ReasonField label="Reason, for administrators only" required />
      </FormFrame>
    </DialogFrame>
  );
}

function Restore({ person: { id, companyName, suspendedAt }, onClose }: SuspendProps) {
  const restore = useWrite('restorePerson');
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`Restore ${companyName}`}
      text={`Suspended since ${happened(suspendedAt ?? '')}.`}
      consequences={[
        "They'll be able to sign in again.",
        "We'll show their pages, their place on the map and their open jobs again.",
        'Invitations and applications that ended will stay ended.',
      ]}
      footer={
        <ConfirmFooter
          label="Restore"
          isPending={restore.isPending}
          onCancel={onClose}
          onConfirm={() => restore.mutate({ params: { id } }, { onSuccess: onClose })}
        />
      }
    />
  );
}

export const suspendLabel = (suspendedAt: string | null): string => (suspendedAt === null ? 'Suspend' : 'Restore');

/** Suspends an account, or restores a suspended one. */
export const SuspendDialog = (props: SuspendProps) =>
  props.person.suspendedAt === null ? <Suspend {...props} /> : <Restore {...props} />;
