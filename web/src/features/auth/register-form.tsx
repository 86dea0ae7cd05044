import { Button, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type * as z from 'zod';
import type { routes } from '#shared/api/index.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { paths } from '#shared/pages.ts';
import { NewPasswordField } from '../../components/fields/password-field.tsx';
import { SwitchView } from '../../components/switch-view.tsx';
import { useSession } from '../../lib/server/session.tsx';
import { AuthForm, EmailField } from './auth-form.tsx';
import { resolvers } from './resolvers.ts';
import { RoleChoice } from './role-choice.tsx';
import { useSessionForm } from './use-session-form.ts';

type Values = z.input<typeof routes.register.body>;

interface RegisterFormProps {
  onDone: () => void;
  onLogin: () => void;
  role?: Role;
}

const Agreement = ({ onLeave }: { onLeave: () => void }) => (
  <Text textStyle="note" color="fg.muted" textAlign="center">
    By creating an account you agree to the{' '}
    <Link asChild textDecoration="underline">
      <RouterLink to={paths.terms} onClick={onLeave}>
        terms
      </RouterLink>
    </Link>{' '}
    and the{' '}
    <Link asChild textDecoration="underline">
      <RouterLink to={paths.privacy} onClick={onLeave}>
        privacy page
      </RouterLink>
    </Link>
    .
  </Text>
);

export function RegisterForm({ onDone, onLogin, role = 'installer' }: RegisterFormProps) {
  const { register } = useSession();
  const { frame, isSubmitting } = useSessionForm<Values>({
    resolver: resolvers.register,
    defaultValues: { email: '', password: '', role },
    begin: register,
    onDone,
    fallback: 'Registration failed',
  });
  return (
    <AuthForm {...frame}>
      <RoleChoice />
      <EmailField />
      <NewPasswordField<Values> name="password" label="Password" placeholder="Password, minimum 8 characters" />
      <Button type="submit" size="lg" loading={isSubmitting} loadingText="Creating account...">
        Create account
      </Button>
      <Agreement onLeave={onDone} />
      <SwitchView question="Already have an account?" label="Sign in here" onClick={onLogin} />
    </AuthForm>
  );
}
