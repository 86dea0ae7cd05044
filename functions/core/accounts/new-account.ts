import { activateEmail } from '../../data/accounts/email-writes.ts';
import { putNewUser } from '../../data/accounts/user-writes.ts';
import type { NamedWrite } from '../../data/commit.ts';
import type { EmailRow, UserRow } from '../../data/rows.ts';

export const newUser = ({ userId, email, role }: EmailRow, now: Date): UserRow => ({
  userId,
  email,
  role,
  profileCompleted: false,
  isAdmin: false,
  unconfirmed: true,
  sessionsValidAfter: 0,
  unreadNotifications: 0,
  createdAt: now.toISOString(),
});

/**
 * Returns the writes that create the account's row and make its reserved address active. They fail if the address is no longer
 * reserved for this account.
 */
export const activationWrites = (user: UserRow): NamedWrite[] => [putNewUser(user), activateEmail(user)];
