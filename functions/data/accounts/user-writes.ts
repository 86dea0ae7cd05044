import { type NamedWrite, write } from '../commit.ts';
import type { EndedSession, UserRow } from '../rows.ts';

export const putNewUser = (user: UserRow): NamedWrite =>
  write('user', (entities) => entities.user.create(user).commit());

export const setAdmin = (userId: string, isAdmin: boolean): NamedWrite =>
  write('user', (entities) => entities.user.patch({ userId }).set({ isAdmin }).commit());

/** The account's part in making a profile: from then on nobody is asked to complete it. Lost if it is suspended. */
export const markProfileCompleted = (userId: string): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .set({ profileCompleted: true })
      .where(({ suspended }, { ne }) => ne(suspended, true))
      .commit(),
  );

/** For changes that move public figures: these leave suspended accounts out, so none may be suspended meanwhile. */
export const requireNotSuspended = (userId: string): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .check({ userId })
      .where(({ suspended }, { ne }) => ne(suspended, true))
      .commit(),
  );

/** Ends every session signed in before `second`. Lost if they were ended to that second, or a later one, already. */
export const endSessionsBefore = (userId: string, second: number): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .set({ sessionsValidAfter: second })
      .where(({ sessionsValidAfter }, { lt }) => lt(sessionsValidAfter, second))
      .commit(),
  );

/** What of an account says which of its sessions count. */
export interface SessionMarks {
  endedSessions: EndedSession[];
  sessionsValidAfter: number;
}

/** On condition that no session was ended since the account was read. */
export const replaceSessionMarks = (before: UserRow, { endedSessions, sessionsValidAfter }: SessionMarks): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId: before.userId })
      .set({ endedSessions, sessionsValidAfter })
      .where((row, { eq, notExists }) => {
        const sameEnded = before.endedSessions
          ? eq(row.endedSessions, before.endedSessions)
          : notExists(row.endedSessions);
        return `${sameEnded} AND ${eq(row.sessionsValidAfter, before.sessionsValidAfter)}`;
      })
      .commit(),
  );
