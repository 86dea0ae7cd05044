import type { UserRow } from '#functions/data/rows.ts';
import { setting } from '#functions/env.ts';

export const hasTwoFactor = ({ twoFactorSince }: UserRow): boolean => twoFactorSince !== undefined;

/**
 * Tells whether an administrator must turn on two-factor sign-in before they can act as one. Each stage says whether it
 * requires that.
 */
export const lacksTwoFactor = (user: UserRow): boolean =>
  user.isAdmin && !hasTwoFactor(user) && setting('ADMINS_NEED_TWO_FACTOR');
