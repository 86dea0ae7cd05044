import { type RowsByKind, rowsOf } from '../../read-table.ts';

/** Checks that each ABN belongs to one company, and that the company's profile contains it. */
export function abnDifferences(rows: RowsByKind): string[] {
  const owners = new Map(rowsOf<{ abn: string; userId: string }>(rows, 'abn').map(({ abn, userId }) => [abn, userId]));
  const named = new Map(
    rowsOf<{ userId: string; abnNumber: string }>(rows, 'retailerprofile').map((row) => [row.userId, row.abnNumber]),
  );
  return [
    ...[...named]
      // A company may have no ABN.
      .filter(([userId, abn]) => abn !== '' && owners.get(abn) !== userId)
      .map(([userId, abn]) => `company ${userId} names an ABN that belongs to ${owners.get(abn) ?? 'no one'}`),
    ...[...owners]
      .filter(([abn, userId]) => named.get(userId) !== abn)
      .map(([, userId]) => `company ${userId} holds an ABN that it does not name`),
  ];
}
