import type { NamedWrite } from '../commit.ts';
import type { ResetCodeRow } from '../rows.ts';
import { write } from '../write.ts';

/** Any earlier code stops working. */
export const putResetCode = (row: ResetCodeRow): NamedWrite =>
  write('code', (entities) => entities.resetCode.put(row).commit());

/** Fails if there is a different code by now, no attempts are left, or it has expired at `nowSeconds`. */
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
