import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import type { Resolver } from 'react-hook-form';
import { heldSlotOf } from '#shared/domain/people/credential-kinds.ts';
import { type State, states } from '#shared/domain/places/australia.ts';
import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import { CredentialFields } from './credential-fields.tsx';
import { bodyOf, type CredentialBody, type CredentialValues, schemaOf, valuesOf } from './credential-form.ts';
import type { WalletLine } from './wallet.ts';

interface CredentialDialogProps {
  line: WalletLine;
  onClose: () => void;
}

/** Adds or changes one credential. An administrator checks every change. */
export default function CredentialDialog({ line, onClose }: CredentialDialogProps) {
  const { kind, credential, name, holder } = line;
  const { personId } = holder;
  const id = useId();
  const save = useWrite('saveCredential');
  const isNew = credential === null || credential.version === 0;
  // The form does not offer a state that already has a credential of this kind.
  const taken = holder.credentials.flatMap((each) => (each.kind === kind ? (each.state ?? []) : []));
  const kept = useKeptForm<CredentialValues, CredentialBody>({
    name: 'credential',
    about: line.key,
    restores: 'at once',
    resolver: zodResolver(schemaOf({ kind, personId }, !isNew)) as unknown as Resolver<
      CredentialValues,
      unknown,
      CredentialBody
    >,
    initial: valuesOf(credential),
    send: (values) =>
      save.mutateAsync(
        {
          params: {
            slot: credential?.slot ?? heldSlotOf({ kind, state: (values.state || null) as State | null, personId }),
          },
          body: bodyOf(values, credential?.version ?? 0),
        },
        { onSuccess: onClose },
      ),
  });
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      size="lg"
      title={`${isNew ? 'Add' : 'Change'} ${name}${holder.name === null ? '' : ` of ${holder.name}`}`}
      text="An administrator checks what you enter. Retailers see whether it is valid, never the number or the file."
      footer={
        <ConfirmFooter label="Save" form={id} isPending={save.isPending || kept.uploads.isAwaited} onCancel={onClose} />
      }
    >
      <FormFrame of={kept} id={id}>
        <CredentialFields
          kind={kind}
          personId={personId}
          isNew={isNew}
          states={credential === null ? states.filter((each) => !taken.includes(each)) : null}
        />
      </FormFrame>
    </DialogFrame>
  );
}
