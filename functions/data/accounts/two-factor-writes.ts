import type { NamedWrite } from '../commit.ts';
import type { TwoFactorStart, UserRow } from '../rows.ts';
import { write } from '../write.ts';

/**
 * The writes that turn two-factor sign-in on and off. Each fails unless two-factor sign-in still has the state that the use case
 * has read.
 */

export const twoFactorFields = ['twoFactorSince', 'recoveryHashes', 'twoFactorStart'] as const;

/** The name of the write that fails if two-factor sign-in has changed since it was read. */
export const twoFactorWrite = 'two-factor sign-in';

/** Begins an enrolment, which replaces an earlier one. Fails once two-factor sign-in is on. */
export const startTwoFactor = (userId: string, start: TwoFactorStart): NamedWrite =>
  write(twoFactorWrite, (entities) =>
    entities.user
      .patch({ userId })
      .set({ twoFactorStart: start })
      .where(({ twoFactorSince }, { notExists }) => notExists(twoFactorSince))
      .commit(),
  );

/** Finishes this enrolment, and turns two-factor sign-in on. Fails if another enrolment has begun or was finished. */
export const turnTwoFactorOn = (
  userId: string,
  start: TwoFactorStart,
  { since, hashes }: { since: string; hashes: string[] },
): NamedWrite =>
  write(twoFactorWrite, (entities) =>
    entities.user
      .patch({ userId })
      .set({ twoFactorSince: since, recoveryHashes: hashes })
      .remove(['twoFactorStart'])
      .where((row, { eq, notExists }) => `${notExists(row.twoFactorSince)} AND ${eq(row.twoFactorStart, start)}`)
      .commit(),
  );

/** Turns two-factor sign-in off. Fails if it is already off. */
export const turnTwoFactorOff = (userId: string): NamedWrite =>
  write(twoFactorWrite, (entities) =>
    entities.user
      .patch({ userId })
      .remove([...twoFactorFields])
      .where(({ twoFactorSince }, { exists }) => exists(twoFactorSince))
      .commit(),
  );

/** Replaces the recovery codes. Fails if a code has been used or replaced since the account was read. */
export const replaceRecoveryHashes = (before: UserRow, hashes: string[]): NamedWrite =>
  write(twoFactorWrite, (entities) =>
    entities.user
      .patch({ userId: before.userId })
      .set({ recoveryHashes: hashes })
      .where(
        (row, { eq, exists }) =>
          `${exists(row.twoFactorSince)} AND ${eq(row.recoveryHashes, before.recoveryHashes ?? [])}`,
      )
      .commit(),
  );
