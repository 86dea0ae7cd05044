import { chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CallInput } from '#shared/api/client.ts';
import { useSession } from '../../lib/server/session.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { ConfirmFooter } from '../dialog/confirm-footer.tsx';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { showServerFields } from '../fields/server-fields.ts';
import { unchecked } from '../form/unchecked.ts';

type Values = CallInput<'confirmPassword'>['body'];

export interface PasswordWords {
  /** The sentence that says why the server asks for the password. */
  why: string;
  /** The sentence that says what happens after the password is confirmed. */
  then: string;
}

/** Asks for the password again. The server checks it. */
export function ConfirmPasswordForm({
  why,
  then,
  onClose,
}: PasswordWords & { onClose: (isConfirmed: boolean) => void }) {
  const formId = useId();
  const { user } = useSession();
  const form = useForm<Values>({ resolver: unchecked(), defaultValues: { password: '' } });
  const confirm = useWrite('confirmPassword', {
    onRefused: (error) => showServerFields(error, form.setError),
  });
  const submit = form.handleSubmit((body) => confirm.mutate({ body }, { onSuccess: () => onClose(true) }));
  return (
    <DialogFrame
      isOpen
      onClose={() => onClose(false)}
      title="Confirm your password"
      text={why}
      size="sm"
      onPhone="top"
      footer={
        <ConfirmFooter label="Confirm" form={formId} isPending={confirm.isPending} onCancel={() => onClose(false)} />
      }
    >
      <FormProvider {...form}>
        <chakra.form id={formId} onSubmit={submit} noValidate>
          <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PasswordField<Values> name="password" label="Password" autoComplete="current-password" />
          <Text textStyle="note" color="fg.muted" mt="3">
            {then} We won't ask again for 8 hours.
          </Text>
        </chakra.form>
      </FormProvider>
    </DialogFrame>
  );
}
