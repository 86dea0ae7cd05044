import type { UserView } from '#shared/api/auth.ts';
import type { UserRow } from '../../data/rows.ts';
import { rankOf } from '../actor.ts';
import { preferencesOf } from '../notifications/preferences.ts';
import { lacksTwoFactor } from './sessions/has-two-factor.ts';

/** Returns a person's own view of their account and of the company they sign in for. */
export function userView(user: UserRow, company: UserRow): UserView {
  const { profileCompleted } = company;
  // A person who joined a company has at least one colleague: its first owner.
  const hasColleagues = user.companyId !== undefined || (company.colleagues ?? 0) > 0;
  const profileOf = (role: UserRow['role']) => (company.role === role && profileCompleted ? company.userId : null);
  return {
    id: company.userId,
    person: {
      id: user.userId,
      name: user.personName ?? null,
      rank: rankOf(user),
      hasColleagues,
    },
    email: user.email,
    emailConfirmed: user.unconfirmed !== true,
    mailStopped: user.mailStopped ?? null,
    name: user.personName ?? user.email.split('@')[0] ?? user.email,
    avatar: null,
    role: company.role,
    profileCompleted,
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
