import { Button } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { routes } from '#shared/api/index.ts';
import { NewPasswordField } from '../../components/fields/password-field.tsx';
import { showServerFields } from '../../components/fields/server-fields.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { AuthForm } from './auth-form.tsx';
import { resolvers } from './resolvers.ts';

type Values = z.input<typeof routes.resetPassword.body>;

interface NewPasswordFormProps {
  email: string;
  onDone: (newPassword: string) => unknown;
  /** Returns to the first step, to send another code or use another email address. */
  onBack: () => void;
}

export function NewPasswordForm({ email, onDone, onBack }: NewPasswordFormProps) {
  const form = useForm<Values>({
    resolver: resolvers.resetPassword,
    defaultValues: { email, code: '', newPassword: '' },
  });
  const reset = useWrite('resetPassword', {
    onDone: (_, { body }) => onDone(body.newPassword),
    onRefused: (error) => showServerFields(error, form.setError),
  });
  return (
    <AuthForm form={form} onSubmit={form.handleSubmit((body) => reset.mutate({ body }))} failure={reset.error}>
      <TextField<Values>
        name="code"
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        placeholder="6 digits"
      />
      <NewPasswordField<Values> name="newPassword" label="New password" placeholder="minimum 8 characters" />
      <Button type="submit" size="lg" loading={reset.isPending} loadingText="Saving...">
        Save the new password
      </Button>
      <Button variant="ghost" onClick={onBack}>
        Send another code
      </Button>
    </AuthForm>
  );
}
