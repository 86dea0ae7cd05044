import type { UserRow } from '#functions/data/rows.ts';
import { setting } from '#functions/env.ts';

export const hasTwoFactor = ({ twoFactorSince }: UserRow): boolean => twoFactorSince !== undefined;

/** Whether an administrator has to turn on two-factor sign-in before they can act as one, as the stage demands. */
export const lacksTwoFactor = (user: UserRow): boolean =>
  user.isAdmin && !hasTwoFactor(user) && setting('ADMINS_NEED_TWO_FACTOR');
