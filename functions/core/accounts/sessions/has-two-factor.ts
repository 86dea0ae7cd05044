import type { UserRow } from '#functions/data/rows.ts';
import { setting } from '#functions/env.ts';

export const hasTwoFactor = ({ twoFactorSince }: UserRow): boolean => twoFactorSince !== undefined;

/**
 * Tells whether a user is an administrator without two-factor sign-in, on a stage that requires it (`ADMINS_NEED_TWO_FACTOR`).
 * Such a user has no administrator access until they turn it on.
 */
export const lacksTwoFactor = (user: UserRow): boolean =>
  user.isAdmin && !hasTwoFactor(user) && setting('ADMINS_NEED_TWO_FACTOR');
