import { Button, chakra, Link, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type * as z from 'zod';
import { routes } from '#shared/api/index.ts';
import type { Role } from '#shared/domain/job.ts';
import { showServerFields, TextField } from '../../components/fields/form-fields.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { paths } from '../../config/paths.ts';
import { isRefusal } from '../../lib/server/queries.ts';
import { useSession } from '../../lib/server/session.tsx';
import { FormAlert } from './form-alert.tsx';
import { RoleChoice } from './role-choice.tsx';
import { SwitchView } from './switch-view.tsx';

const schema = routes.register.body;
type Values = z.input<typeof schema>;

interface RegisterFormProps {
  onDone: () => void;
  onLogin: () => void;
  role?: Role;
}

export function RegisterForm({ onDone, onLogin, role = 'installer' }: RegisterFormProps) {
  const { register } = useSession();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { email: '', password: '', role } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await register({ body });
      onDone();
    } catch (error) {
      if (isRefusal(error)) showServerFields(error, form.setError);
      form.setError('root', { message: (error instanceof Error && error.message) || 'Registration failed' });
    }
  });
  return (
    <FormProvider {...form}>
      <chakra.form onSubmit={submit} noValidate>
        <Stack gap="4">
          <FormAlert message={errors.root?.message} />
          <RoleChoice />
          <TextField<Values> name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
          <PasswordField<Values>
            name="password"
            label="Password"
            autoComplete="new-password"
            placeholder="Password, minimum 8 characters"
          />
          <Button type="submit" size="lg" loading={isSubmitting} loadingText="Creating account...">
            Create account
          </Button>
          <Text textStyle="note" color="fg.muted" textAlign="center">
            By creating an account you agree to the{' '}
            <Link asChild textDecoration="underline">
              <RouterLink to={paths.terms} onClick={onDone}>
                terms
              </RouterLink>
            </Link>{' '}
            and the{' '}
            <Link asChild textDecoration="underline">
              <RouterLink to={paths.privacy} onClick={onDone}>
                privacy policy
              </RouterLink>
            </Link>
            .
          </Text>
          <SwitchView question="Already have an account?" label="Sign in here" onClick={onLogin} />
        </Stack>
      </chakra.form>
    </FormProvider>
  );
}
