import type { Role } from '#shared/domain/jobs/job.ts';
import { productName } from '#shared/product.ts';
import type { AuthView } from '../../lib/server/session.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export const authTitles: Record<AuthView, string> = { login: 'Welcome back', register: `Join ${productName}` };
export const authTexts: Record<AuthView, string> = {
  login: 'Sign in to your account.',
  register: 'Set up one account for your company. It takes a minute.',
};

interface AuthFormsProps {
  view: AuthView;
  onSwitch: (view: AuthView) => void;
  /** Called after the person has signed in, or when they leave for another page. */
  onDone: () => void;
  role?: Role;
}

/** The sign-in and register forms, in a dialog or on a page. */
export const AuthForms = ({ view, onSwitch, onDone, role }: AuthFormsProps) =>
  view === 'login' ? (
    <LoginForm onDone={onDone} onRegister={() => onSwitch('register')} />
  ) : (
    <RegisterForm onDone={onDone} onLogin={() => onSwitch('login')} {...(role ? { role } : {})} />
  );
