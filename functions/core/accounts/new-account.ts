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
 * Creates the account's row and claims the address permanently. The commit fails if the address is not reserved for it any
 * more.
 */
export const activationWrites = (user: UserRow): NamedWrite[] => [putNewUser(user), activateEmail(user)];
