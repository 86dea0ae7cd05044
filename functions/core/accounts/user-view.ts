import type { UserView } from '#shared/api/auth.ts';
import { type NotificationKind, notificationKinds } from '#shared/domain/notifications.ts';
import type { UserRow } from '../actor.ts';

function emailPreferences(muted: readonly NotificationKind[] = []): Record<NotificationKind, boolean> {
  const entries = notificationKinds.map((kind) => [kind, !muted.includes(kind)]);
  return Object.fromEntries(entries) as Record<NotificationKind, boolean>;
}

/** What a person is told of their own account. */
export function userView(user: UserRow): UserView {
  const profileOf = (role: UserRow['role']) => (user.role === role && user.profileCompleted ? user.userId : null);
  return {
    id: user.userId,
    email: user.email,
    name: user.email.split('@')[0] ?? user.email,
    avatar: null,
    role: user.role,
    profileCompleted: user.profileCompleted,
    isAdmin: user.isAdmin,
    retailerProfileId: profileOf('retailer'),
    installerProfileId: profileOf('installer'),
    unreadNotifications: user.unreadNotifications,
    emailPreferences: emailPreferences(user.mutedEmails),
    createdAt: user.createdAt,
  };
}
