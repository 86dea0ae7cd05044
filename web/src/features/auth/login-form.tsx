import { Button, Link, Skeleton } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type * as z from 'zod';
import type { routes } from '#shared/api/index.ts';
import { paths } from '#shared/pages.ts';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { LostOverlay } from '../../components/lost.tsx';
import { SwitchView } from '../../components/switch-view.tsx';
import { withNext } from '../../config/links.ts';
import { lazy } from '../../lib/lazy.tsx';
import { useSession } from '../../lib/server/session.tsx';
import { AuthForm, EmailField } from './auth-form.tsx';
import type { FirstStep } from './code-step.tsx';
import { resolvers } from './resolvers.ts';
import { useSessionForm } from './use-session-form.ts';

const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }), LostOverlay);

const tooLate = 'You took too long to enter the code. Enter your password again.';

type Values = z.input<typeof routes.signIn.body>;

interface LoginFormProps {
  /** The email address with which the form begins. */
  email?: string;
  onDone: () => void;
  onRegister: () => void;
}

export function LoginForm({ email = '', onDone, onRegister }: LoginFormProps) {
  const { signIn } = useSession();
  const { pathname, search } = useLocation();
  // The page to open after a password reset. On the sign-up and reset pages, `next` in the URL names it.
  const next = new URLSearchParams(search).get('next') ?? pathname + search;
  const [first, setFirst] = useState<FirstStep | null>(null);
  const [isLate, setIsLate] = useState(false);
  const { frame, isSubmitting } = useSessionForm<Values>({
    resolver: resolvers.signIn,
    defaultValues: { email, password: '' },
    begin: signIn,
    onDone,
    isMore: ({ code }, body) => {
      if (code !== 'code_needed') return false;
      setIsLate(false);
      setFirst(body);
      return true;
    },
    fallback: 'Login failed',
  });
  const goBack = (hasExpired: boolean) => {
    frame.form.resetField('password');
    setIsLate(hasExpired);
    setFirst(null);
  };
  if (first)
    return (
      <Suspense fallback={<Skeleton height="48" role="status" aria-label="Loading..." />}>
        <CodeStep first={first} onDone={onDone} onBack={goBack} />
      </Suspense>
    );
  return (
    <AuthForm {...frame} failure={frame.failure ?? (isLate ? { message: tooLate, status: 401 } : null)}>
      <EmailField />
      <PasswordField<Values> name="password" label="Password" autoComplete="current-password" />
      <Link asChild color="colorPalette.fg" alignSelf="start" textStyle="note" minHeight="6">
        <RouterLink to={withNext(paths.forgotPassword, next)} onClick={onDone}>
          Forgot your password?
        </RouterLink>
      </Link>
      <Button type="submit" size="lg" loading={isSubmitting} loadingText="Signing in...">
        Sign in
      </Button>
      <SwitchView question="Don't have an account?" label="Sign up here" onClick={onRegister} />
    </AuthForm>
  );
}
