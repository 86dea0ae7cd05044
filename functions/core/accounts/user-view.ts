import type { UserView } from '#shared/api/auth.ts';
import type { UserRow } from '../../data/rows.ts';
import { preferencesOf } from '../notifications/preferences.ts';
import { lacksTwoFactor } from './sessions/has-two-factor.ts';

/** Returns the fields of an account that its owner sees. */
export function userView(user: UserRow): UserView {
  const profileOf = (role: UserRow['role']) => (user.role === role && user.profileCompleted ? user.userId : null);
  return {
    id: user.userId,
    email: user.email,
    emailConfirmed: user.unconfirmed !== true,
    mailStopped: user.mailStopped ?? null,
    name: user.email.split('@')[0] ?? user.email,
    avatar: null,
    role: user.role,
    profileCompleted: user.profileCompleted,
    isAdmin: user.isAdmin,
    retailerProfileId: profileOf('retailer'),
    installerProfileId: profileOf('installer'),
    unreadNotifications: user.unreadNotifications,
    ...preferencesOf(user),
    theme: user.theme ?? null,
    ...(user.twoFactorSince === undefined
      ? {}
      : { twoFactor: { since: user.twoFactorSince, recoveryCodesLeft: user.recoveryHashes?.length ?? 0 } }),
    ...(lacksTwoFactor(user) ? { twoFactorNeeded: true } : {}),
    createdAt: user.createdAt,
  };
}
