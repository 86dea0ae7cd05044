import { findDataCopy } from '#functions/data/accounts/data-copy-queries.ts';
import { deleteDataCopy } from '#functions/data/accounts/data-copy-writes.ts';
import { ConditionLost, commit } from '#functions/data/commit.ts';
import type { DataCopyRow } from '#functions/data/rows.ts';

/** One part more than is known of: it may just have been written. */
export async function removeCopyFiles({ copyId, parts }: { copyId: string; parts: number }): Promise<void> {
  const { removeCopyParts } = await import('#functions/storage/data-copies.ts');
  await removeCopyParts(copyId, parts + 1);
}

/** Its files, and then its row, so that it can be done again if it is interrupted. */
async function removeCopy(row: DataCopyRow): Promise<void> {
  await removeCopyFiles({ copyId: row.copyId, parts: row.parts.length });
  try {
    await commit([deleteDataCopy(row)]);
  } catch (error) {
    // Another one has taken its place.
    if (!(error instanceof ConditionLost)) throw error;
  }
}

/** Whatever it is, because its owner has deleted their account. */
export async function removeCopyOf(userId: string): Promise<void> {
  const row = await findDataCopy(userId);
  if (row) await removeCopy(row);
}

/** False if it has not expired after all, because a part has been added to it. */
export async function removeExpiredCopy(userId: string, now: Date): Promise<boolean> {
  const row = await findDataCopy(userId);
  if (!row || row.expiresAt > now.toISOString()) return false;
  await removeCopy(row);
  return true;
}
