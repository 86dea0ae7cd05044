import type { Theme } from '#shared/domain/accounts/theme.ts';
import type { NamedWrite } from '../commit.ts';
import { userListKeys } from '../entities/accounts/user-entity.ts';
import type { EndedSession, UserRow } from '../rows.ts';
import { write } from '../write.ts';
import { twoFactorFields } from './two-factor-writes.ts';

export const putNewUser = (user: UserRow): NamedWrite =>
  write('user', (entities) => entities.user.create({ ...user, ...userListKeys(user) }).commit());

/** The attributes of a person's sign-in and settings, which are removed when the person leaves or the account is closed. */
export const signInFields = [
  'endedSessions',
  'keptSession',
  ...twoFactorFields,
  'mutedEmails',
  'mutedBell',
  'dailyEmail',
  'theme',
  'mailStopped',
  'mailJudgedAt',
] as const;

export const putTheme = (userId: string, theme: Theme): NamedWrite =>
  write('user', (entities) => entities.user.patch({ userId }).set({ theme }).commit());

/** Gives an account administrator rights, or removes them. Fails for a person who joined a company. */
export const setAdmin = (userId: string, isAdmin: boolean): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .set({ isAdmin })
      .where(({ companyId }, { notExists }) => notExists(companyId))
      .commit(),
  );

/**
 * Confirms the email address of a user who opened the link in the email. Fails if the address has changed, or a profile was
 * created or removed, since the user was read.
 */
export const confirmUser = ({ userId, email, profileCompleted }: UserRow, at: string): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .set({ mailJudgedAt: at })
      .remove(['unconfirmed', 'mailStopped'])
      .where((row, { eq }) => `${eq(row.email, email)} AND ${eq(row.profileCompleted, profileCompleted)}`)
      .commit(),
  );

/** Allows emails to a user again. Fails if emails are already allowed, or were stopped again after `stoppedAt`. */
export const letMailThrough = (userId: string, stoppedAt: string, at: string): NamedWrite =>
  write('mail', (entities) =>
    entities.user
      .patch({ userId })
      .set({ mailJudgedAt: at })
      .remove(['mailStopped'])
      .where((row, { eq, exists }) => `${exists(row.mailStopped)} AND ${eq(row.mailJudgedAt, stoppedAt)}`)
      .commit(),
  );

/** The name of the write that fails once the email address is confirmed. */
export const unconfirmedWrite = 'still unconfirmed';

/** Stops a transaction unless the account's email address is unconfirmed. */
export const onlyWhileUnconfirmed = (userId: string): NamedWrite =>
  write(unconfirmedWrite, (entities) =>
    entities.user
      .check({ userId })
      .where(({ unconfirmed }, { eq }) => eq(unconfirmed, true))
      .commit(),
  );

/** Closes an account with an unconfirmed email address. Fails if the address has been confirmed. */
export const closeUnconfirmed = (userId: string, second: number): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .set({ suspended: true, sessionsValidAfter: second })
      .where(({ unconfirmed }, { eq }) => eq(unconfirmed, true))
      .commit(),
  );

/** Suspends or restores an account. Fails if the account is already in that state, or does not exist. */
export const setSuspended = (userId: string, isSuspended: boolean): NamedWrite =>
  write('user', (entities) =>
    isSuspended
      ? entities.user
          .patch({ userId })
          .set({ suspended: true })
          .where(({ suspended }, { ne }) => ne(suspended, true))
          .commit()
      : entities.user
          .patch({ userId })
          .remove(['suspended'])
          .where(({ suspended }, { eq }) => eq(suspended, true))
          .commit(),
  );

/**
 * Marks the account's profile as complete, so that the application stops asking for the profile. Fails if the account is
 * suspended.
 */
export const markProfileCompleted = (userId: string): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .patch({ userId })
      .set({ profileCompleted: true })
      .where(({ suspended }, { ne }) => ne(suspended, true))
      .commit(),
  );

/**
 * Stops a transaction if the account is suspended. Writes to public figures need this condition, because these figures omit
 * suspended accounts.
 */
export const requireNotSuspended = (userId: string): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .check({ userId })
      .where(({ suspended }, { ne }) => ne(suspended, true))
      .commit(),
  );

/** Stops a transaction unless the account is still suspended. */
export const requireSuspended = (userId: string): NamedWrite =>
  write('user', (entities) =>
    entities.user
      .check({ userId })
      .where(({ suspended }, { eq }) => eq(suspended, true))
      .commit(),
  );

/**
 * The name of the write that fails if the credentials epoch has changed since it was read. Sessions from before the epoch
 * (`sessionsValidAfter`) are void.
 */
export const epochWrite = 'credentials epoch';

interface EpochMove {
  before: number;
  after: number;
  kept: string | undefined;
  /**
   * Whether the same write also turns two-factor sign-in off. One write does both, because a transaction can write a row only
   * once.
   */
  isOneFactor?: boolean | undefined;
}

/** Sets a later credentials epoch, which ends every session except `kept`. Fails if the epoch has changed since it was read. */
export const moveEpoch = (userId: string, { before, after, kept, isOneFactor = false }: EpochMove): NamedWrite =>
  write(epochWrite, (entities) => {
    const moved = entities.user.patch({ userId }).set({
      sessionsValidAfter: after,
      ...(kept === undefined ? {} : { keptSession: kept }),
    });
    const ended = kept === undefined ? moved.remove(['keptSession']) : moved;
    return (isOneFactor ? ended.remove([...twoFactorFields]) : ended)
      .where(({ sessionsValidAfter }, { eq }) => eq(sessionsValidAfter, before))
      .commit();
  });

/** The attributes of an account that decide which sessions are valid. */
export interface SessionMarks {
  endedSessions: EndedSession[];
  sessionsValidAfter: number;
  keptSession?: string | undefined;
}

/** Replaces the session marks, on the condition that no session has ended since the account was read. */
export const replaceSessionMarks = (before: UserRow, marks: SessionMarks): NamedWrite =>
  write('user', (entities) => {
    const { endedSessions, sessionsValidAfter, keptSession } = marks;
    const replaced = entities.user.patch({ userId: before.userId }).set({
      endedSessions,
      sessionsValidAfter,
      ...(keptSession === undefined ? {} : { keptSession }),
    });
    return (keptSession === undefined ? replaced.remove(['keptSession']) : replaced)
      .where((row, { eq, notExists }) => {
        const sameEnded = before.endedSessions
          ? eq(row.endedSessions, before.endedSessions)
          : notExists(row.endedSessions);
        return `${sameEnded} AND ${eq(row.sessionsValidAfter, before.sessionsValidAfter)}`;
      })
      .commit();
  });
