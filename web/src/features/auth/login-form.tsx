import { Button, chakra, Link, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type * as z from 'zod';
import { routes } from '#shared/api/index.ts';
import { showServerFields, TextField } from '../../components/fields/form-fields.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { paths } from '../../config/paths.ts';
import { isRefusal } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';
import { FormAlert } from './form-alert.tsx';
import { SwitchView } from './switch-view.tsx';

const schema = routes.signIn.body;
type Values = z.input<typeof schema>;

export function LoginForm({ onDone, onRegister }: { onDone: () => void; onRegister: () => void }) {
  const { signIn } = useSession();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await signIn({ body });
      onDone();
    } catch (error) {
      if (isRefusal(error)) showServerFields(error, form.setError);
      form.setError('root', { message: (error instanceof Error && error.message) || 'Login failed' });
    }
  });
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={submit} noValidate>
        <Stack gap="4">
          <FormAlert message={errors.root?.message} />
          <TextField<Values> name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
          <PasswordField<Values> name="password" label="Password" autoComplete="current-password" />
          <Link asChild color="colorPalette.fg" alignSelf="start" textStyle="note" minHeight="6">
            <RouterLink to={paths.forgotPassword} onClick={onDone}>
              Forgot your password?
            </RouterLink>
          </Link>
          <Button type="submit" size="lg" loading={isSubmitting} loadingText="Signing in...">
            Sign in
          </Button>
          <SwitchView question="Don't have an account?" label="Sign up here" onClick={onRegister} />
        </Stack>
      </chakra.form>
    </FormProvider>
  );
}
