import { zodResolver } from '@hookform/resolvers/zod';
import { routes } from '#shared/api/index.ts';

/** Loads late, because the schemas of the contract are large. */
export const signIn = zodResolver(routes.signIn.body);
export const register = zodResolver(routes.register.body);
export const forgotPassword = zodResolver(routes.forgotPassword.body);
export const resetPassword = zodResolver(routes.resetPassword.body);
