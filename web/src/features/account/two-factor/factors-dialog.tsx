import { chakra, Stack } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CallInput } from '#shared/api/client.ts';
import { ConfirmFooter } from '#web/src/components/dialog/confirm-footer.tsx';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { PasswordField } from '#web/src/components/fields/password-field.tsx';
import { showServerFields } from '#web/src/components/fields/server-fields.ts';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import { unchecked } from '#web/src/components/form/unchecked.ts';
import { WriteAlert } from '#web/src/components/form/write-alert.tsx';
import { useWrite } from '#web/src/lib/server/use-write.ts';
import { RecoveryCodesDialog } from './recovery-codes.tsx';

type Values = CallInput<'turnOffTwoFactor'>['body'];

interface FactorsDialogProps {
  for: 'codes' | 'off';
  email: string;
  onClose: () => void;
}

const words = {
  codes: {
    title: 'New recovery codes',
    text: 'The new codes replace all earlier ones.',
    label: 'Make new codes',
  },
  off: {
    title: 'Turn off two-factor sign-in',
    text: 'From then on, your password alone signs you in. Your recovery codes stop working.',
    label: 'Turn off',
  },
} as const;

/** Asks for the password and a code before two-factor sign-in changes. */
export function FactorsDialog({ for: change, email, onClose }: FactorsDialogProps) {
  const formId = useId();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({ resolver: unchecked<Values>(), defaultValues: { password: '', code: '' } });
  const onRefused = (error: Parameters<typeof showServerFields>[0]) => showServerFields(error, form.setError);
  const renew = useWrite('renewRecoveryCodes', {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onRefused,
  });
  const turnOff = useWrite('turnOffTwoFactor', { onDone: onClose, onRefused });
  const write = change === 'codes' ? renew : turnOff;
  if (codes) return <RecoveryCodesDialog email={email} codes={codes} onClose={onClose} />;
  const { title, text, label } = words[change];
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      onPhone="top"
      title={title}
      text={text}
      footer={
        <ConfirmFooter
          label={label}
          form={formId}
          isDanger={change === 'off'}
          isPending={write.isPending}
          onCancel={onClose}
        />
      }
    >
      <FormProvider {...form}>
        <chakra.form id={formId} onSubmit={form.handleSubmit((body) => write.mutate({ body }))} noValidate>
          <Stack gap="4">
            <WriteAlert error={write.error} />
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField<Values> name="password" label="Your password" autoComplete="current-password" />
            <TextField<Values>
              name="code"
              label="Code from your app"
              autoComplete="one-time-code"
              help="Without your phone, enter a recovery code."
            />
          </Stack>
        </chakra.form>
      </FormProvider>
    </DialogFrame>
  );
}
