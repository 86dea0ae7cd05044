import type { NamedWrite } from '../commit.ts';
import type { EmailRow, UserRow } from '../rows.ts';
import { write } from '../write.ts';

/** Reserves an email address, and replaces any existing reservation. Fails if the address belongs to an account. */
export const reserveEmail = (row: EmailRow): NamedWrite =>
  write('email', (entities) =>
    entities.email
      .put(row)
      .where(({ state }, { notExists, eq }) => `${notExists(state)} OR ${eq(state, 'pending')}`)
      .commit(),
  );

/** Claims the email address permanently. Fails if the address is no longer reserved for this user. */
export const activateEmail = (user: UserRow): NamedWrite =>
  write('email', (entities) =>
    entities.email
      .patch({ email: user.email })
      .set({ state: 'active' })
      .remove(['joins'])
      .where(({ userId, state }, { eq }) => `${eq(userId, user.userId)} AND ${eq(state, 'pending')}`)
      .commit(),
  );

/** Frees the email address. Fails if the address now belongs to another account. */
export const freeEmail = ({ email, userId }: Pick<EmailRow, 'email' | 'userId'>): NamedWrite =>
  write('email', (entities) =>
    entities.email
      .delete({ email })
      .where((row, { eq }) => eq(row.userId, userId))
      .commit(),
  );
