import type { Role } from '#shared/domain/jobs/job.ts';
import { productName } from '#shared/product.ts';
import type { AuthPurpose, AuthView } from '../../lib/server/session.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export const authTitles: Record<AuthView, string> = { login: 'Welcome back', register: `Join ${productName}` };
const usualTexts: Record<AuthView, string> = {
  login: 'Sign in to your account.',
  register: 'Set up one account for your company. It takes a minute.',
};

const loginTexts: Record<AuthPurpose, string> = {
  apply: 'Sign in to apply for this job.',
  contact: 'Sign in to contact this company.',
  read: 'Sign in to your account, or close this to see what visitors can read.',
};

/** Returns the text below the title. A new account needs the same explanation for each purpose. */
export const authTextOf = (view: AuthView, purpose: AuthPurpose | null = null): string =>
  view === 'login' && purpose ? loginTexts[purpose] : usualTexts[view];

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
