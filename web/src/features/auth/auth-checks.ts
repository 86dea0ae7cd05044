import { zodResolver } from '@hookform/resolvers/zod';
import { routes } from '#shared/api/index.ts';
import { notGuessable } from '../../components/form/not-guessable.ts';

/** Loads late, because the schemas of the contract are large. */
export const signIn = zodResolver(routes.signIn.body);
export const register = notGuessable(zodResolver(routes.register.body), {
  name: 'password',
  passwordIn: ({ password }) => password,
  emailIn: ({ email }) => email,
});
export const forgotPassword = zodResolver(routes.forgotPassword.body);
export const resetPassword = notGuessable(zodResolver(routes.resetPassword.body), {
  name: 'newPassword',
  passwordIn: ({ newPassword }) => newPassword,
  emailIn: ({ email }) => email,
});
