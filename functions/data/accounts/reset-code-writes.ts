import { type NamedWrite, write } from '../commit.ts';
import type { ResetCodeRow } from '../rows.ts';

/** Whatever code was sent before stops working. */
export const putResetCode = (row: ResetCodeRow): NamedWrite =>
  write('code', (entities) => entities.resetCode.put(row).commit());

/** Lost if it is another code by now, has no attempts left, or has expired at `nowSeconds`. */
export const payResetAttempt = (userId: string, codeHash: string, nowSeconds: number): NamedWrite =>
  write('code', (entities) =>
    entities.resetCode
      .patch({ userId })
      .subtract({ attemptsLeft: 1 })
      .where(
        (row, { eq, gt }) =>
          `${eq(row.codeHash, codeHash)} AND ${gt(row.attemptsLeft, 0)} AND ${gt(row.ttl, nowSeconds)}`,
      )
      .commit(),
  );

export const deleteResetCode = (userId: string): NamedWrite =>
  write('code', (entities) => entities.resetCode.delete({ userId }).commit());
