import { type NamedWrite, write } from '../../data/commit.ts';
import type { EmailRow, UserRow } from '../../data/rows.ts';

export const newUser = ({ userId, email, role }: EmailRow, now: Date): UserRow => ({
  userId,
  email,
  role,
  profileCompleted: false,
  isAdmin: false,
  sessionsValidAfter: 0,
  unreadNotifications: 0,
  createdAt: now.toISOString(),
});

/** Makes the account real: its row, and the address that is now taken for good. Only while it is still reserved for it. */
export const activationWrites = (user: UserRow): NamedWrite[] => [
  write('user', (entities) => entities.user.create(user).commit()),
  write('email', (entities) =>
    entities.email
      .patch({ email: user.email })
      .set({ state: 'active' })
      .where(({ userId, state }, { eq }) => `${eq(userId, user.userId)} AND ${eq(state, 'pending')}`)
      .commit(),
  ),
];
