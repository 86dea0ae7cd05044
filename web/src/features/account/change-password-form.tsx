import { Button, chakra, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod';
import { authRoutes } from '#shared/api/auth.ts';
import { NewPasswordField, PasswordField } from '../../components/fields/password-field.tsx';
import { showServerFields } from '../../components/fields/server-fields.ts';
import { notGuessable } from '../../components/form/not-guessable.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { useWrite } from '../../lib/server/use-write.ts';
import { settingsSections } from './settings-sections.ts';

/** Compares the repeated password with the new one. Only the form does this, because the request has no repeated password. */
const schema = z
  .strictObject({
    ...authRoutes.changePassword.body.shape,
    confirmPassword: z.string().min(1, { error: 'Please confirm your new password' }),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
    when: ({ value }) => Boolean((value as { confirmPassword?: string }).confirmPassword),
  });
type Values = z.input<typeof schema>;

const empty: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordProps {
  email: string;
  /**
   * Whether a new password also ends the session of this browser. It does if two-factor sign-in is on, because a new session
   * needs a code.
   */
  endsHere: boolean;
}

export function ChangePasswordForm({ email, endsHere }: ChangePasswordProps) {
  const form = useForm<Values>({
    resolver: notGuessable(zodResolver(schema), {
      name: 'newPassword',
      passwordIn: ({ newPassword }) => newPassword,
      emailIn: () => email,
    }),
    defaultValues: empty,
  });
  const change = useWrite('changePassword', {
    onDone: () => form.reset(empty),
    onRefused: (error) => showServerFields(error, form.setError),
  });
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate({ body: { currentPassword, newPassword } }),
  );
  return (
    <SectionCard
      {...settingsSections.password}
      text={
        endsHere
          ? 'Changing your password signs you out everywhere. You can then sign in here with a code.'
          : 'Changing your password signs you out on all other devices.'
      }
    >
      <FormProvider {...form}>
        <chakra.form onSubmit={submit} noValidate maxWidth="md">
          <Stack gap="4">
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField<Values> name="currentPassword" label="Current password" autoComplete="current-password" />
            <NewPasswordField<Values> name="newPassword" label="New password" placeholder="minimum 8 characters" />
            <PasswordField<Values> name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
            <Button
              type="submit"
              size="lg"
              alignSelf={{ sm: 'start' }}
              loading={change.isPending}
              loadingText="Saving..."
            >
              Update password
            </Button>
          </Stack>
        </chakra.form>
      </FormProvider>
    </SectionCard>
  );
}
