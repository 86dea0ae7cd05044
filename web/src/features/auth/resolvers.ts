import { lateCheck } from '../../components/form/late-check.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const load = whenIdle(() => import('./auth-checks.ts'));

/** The resolvers of the forms about an account. Their checks load when the browser is idle, or when a form is submitted. */
export const resolvers = {
  signIn: lateCheck(async () => (await load()).signIn),
  register: lateCheck(async () => (await load()).register),
  forgotPassword: lateCheck(async () => (await load()).forgotPassword),
  resetPassword: lateCheck(async () => (await load()).resetPassword),
};
