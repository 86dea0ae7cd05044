import { findDataCopy } from '#functions/data/accounts/data-copy-queries.ts';
import { deleteDataCopy } from '#functions/data/accounts/data-copy-writes.ts';
import { ConditionLost, commit } from '#functions/data/commit.ts';
import type { DataCopyRow } from '#functions/data/rows.ts';

/**
 * Removes the files of a copy. Also removes the part after the last one that the row records, because `prepareCopy` may have
 * written that part without recording it.
 */
export async function removeCopyFiles({ copyId, parts }: { copyId: string; parts: number }): Promise<void> {
  const { removeCopyParts } = await import('#functions/storage/data-copies.ts');
  await removeCopyParts(copyId, parts + 1);
}

/** Removes the files before the row, so that an interrupted removal can be repeated. */
async function removeCopy(row: DataCopyRow): Promise<void> {
  await removeCopyFiles({ copyId: row.copyId, parts: row.parts.length });
  try {
    await commit([deleteDataCopy(row)]);
  } catch (error) {
    // A newer copy has replaced this row, or `prepareCopy` has just added a part to it.
    if (!(error instanceof ConditionLost)) throw error;
  }
}

/** Removes a copy in any state, because its owner has deleted the account or left the company. */
export async function removeCopyOf(userId: string): Promise<void> {
  const row = await findDataCopy(userId);
  if (row) await removeCopy(row);
}

/** Removes a copy that has expired. Returns false if there is no copy, or if a new part has postponed its expiry. */
export async function removeExpiredCopy(userId: string, now: Date): Promise<boolean> {
  const row = await findDataCopy(userId);
  if (!row || row.expiresAt > now.toISOString()) return false;
  await removeCopy(row);
  return true;
}
