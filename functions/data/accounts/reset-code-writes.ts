import type { NamedWrite } from '../commit.ts';
import type { ResetCodeRow } from '../rows.ts';
import { write } from '../write.ts';

export type ResetCodeKey = Pick<ResetCodeRow, 'userId' | 'handleHash'>;

export const putResetCode = (row: ResetCodeRow): NamedWrite =>
  write('code', (entities) => entities.resetCode.put(row).commit());

/** Counts one attempt. Fails if there is now a different code, no attempts are left, or the code has expired at `nowSeconds`. */
export const payResetAttempt = (key: ResetCodeKey, codeHash: string, nowSeconds: number): NamedWrite =>
  write('code', (entities) =>
    entities.resetCode
      .patch(key)
      .subtract({ attemptsLeft: 1 })
      .where(
        (row, { eq, gt }) =>
          `${eq(row.codeHash, codeHash)} AND ${gt(row.attemptsLeft, 0)} AND ${gt(row.ttl, nowSeconds)}`,
      )
      .commit(),
  );

/**
 * Claims a code until `until`, because only one request at a time may use it. Fails if another request has claimed the code, or
 * if the code has been used or replaced.
 */
export const claimResetCode = (key: ResetCodeKey, codeHash: string, nowSeconds: number, until: number): NamedWrite =>
  write('code', (entities) =>
    entities.resetCode
      .patch(key)
      .set({ claimedUntil: until })
      .where(
        (row, { eq, lte, notExists }) =>
          `${eq(row.codeHash, codeHash)} AND (${notExists(row.claimedUntil)} OR ${lte(row.claimedUntil, nowSeconds)})`,
      )
      .commit(),
  );

/** Releases a claimed code and gives the attempt back. Fails if this request no longer has the claim. */
export const releaseResetCode = (key: ResetCodeKey, until: number): NamedWrite =>
  write('code', (entities) =>
    entities.resetCode
      .patch(key)
      .remove(['claimedUntil'])
      .add({ attemptsLeft: 1 })
      .where((row, { eq }) => eq(row.claimedUntil, until))
      .commit(),
  );

export const deleteResetCode = ({ userId, handleHash }: ResetCodeKey): NamedWrite =>
  write(`code ${handleHash}`, (entities) => entities.resetCode.delete({ userId, handleHash }).commit());
