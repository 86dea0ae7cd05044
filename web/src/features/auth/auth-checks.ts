import { zodResolver } from '@hookform/resolvers/zod';
import { authRoutes } from '#shared/api/auth.ts';
import { notGuessable } from '../../components/form/not-guessable.ts';

/** The checks of the forms about an account. The schemas of the contract are large, so this module loads after the page. */
export const signIn = zodResolver(authRoutes.signIn.body);
export const register = notGuessable(zodResolver(authRoutes.register.body), {
  name: 'password',
  passwordIn: ({ password }) => password,
  emailIn: ({ email }) => email,
});
export const forgotPassword = zodResolver(authRoutes.forgotPassword.body);
export const resetPassword = notGuessable(zodResolver(authRoutes.resetPassword.body), {
  name: 'newPassword',
  passwordIn: ({ newPassword }) => newPassword,
  emailIn: ({ email }) => email,
});
