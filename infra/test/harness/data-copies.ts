import { startDataCopy } from '#functions/data/accounts/data-copy-writes.ts';
import { commit } from '#functions/data/commit.ts';
import type { DataCopyRow } from '#functions/data/rows.ts';

const inHours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

/** Writes the row of a data copy that the user requested two hours ago, without files. */
export const rememberCopy = (userId: string, changes: Partial<DataCopyRow>): Promise<void> => {
  const times = { requestedAt: inHours(-2), progressAt: inHours(-2), expiresAt: inHours(22), ttl: 2_000_000_000 };
  return commit([startDataCopy({ userId, copyId: userId, parts: [], ...times, ...changes }, null)]);
};
