import type { NamedWrite } from '../commit.ts';
import type { EmailRow, UserRow } from '../rows.ts';
import { write } from '../write.ts';

/** Takes over any existing reservation. Fails if the address belongs to an account. */
export const reserveEmail = (row: EmailRow): NamedWrite =>
  write('email', (entities) =>
    entities.email
      .put(row)
      .where(({ state }, { notExists, eq }) => `${notExists(state)} OR ${eq(state, 'pending')}`)
      .commit(),
  );

/** Claims the address permanently. Fails if it is no longer reserved for this user. */
export const activateEmail = (user: UserRow): NamedWrite =>
  write('email', (entities) =>
    entities.email
      .patch({ email: user.email })
      .set({ state: 'active' })
      .remove(['joins'])
      .where(({ userId, state }, { eq }) => `${eq(userId, user.userId)} AND ${eq(state, 'pending')}`)
      .commit(),
  );

/** Frees the address. Fails if it belongs to another account by now. */
export const freeEmail = ({ email, userId }: Pick<EmailRow, 'email' | 'userId'>): NamedWrite =>
  write('email', (entities) =>
    entities.email
      .delete({ email })
      .where((row, { eq }) => eq(row.userId, userId))
      .commit(),
  );
