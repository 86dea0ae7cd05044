import type { NamedWrite } from '../commit.ts';
import type { UserRow } from '../rows.ts';
import { write } from '../write.ts';

type Stored = Pick<UserRow, 'mutedEmails' | 'mutedBell' | 'dailyEmail'>;

/** Sets a user's notification preferences, on the condition that they have not changed since they were read. */
export const setPreferences = (userId: string, to: Required<Stored>, before: Stored): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .set(to)
      .where(({ mutedEmails, mutedBell, dailyEmail }, { eq, notExists }) =>
        [
          before.mutedEmails === undefined ? notExists(mutedEmails) : eq(mutedEmails, before.mutedEmails),
          before.mutedBell === undefined ? notExists(mutedBell) : eq(mutedBell, before.mutedBell),
          before.dailyEmail === undefined ? notExists(dailyEmail) : eq(dailyEmail, before.dailyEmail),
        ].join(' AND '),
      )
      .commit(),
  );
