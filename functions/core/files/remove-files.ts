import { ConditionLost, commit } from '../../data/commit.ts';
import { readForgotten } from '../../data/files/object-queries.ts';
import { deleteObject, disownObject } from '../../data/files/object-writes.ts';

/** Removes uploaded files: together with the item they belong to, or after a day without one. */

const rowsPerTransaction = 100;

/** Removes files that nothing refers to, then their rows. If it is interrupted in between, it can run again. */
export async function removeObjects(objectKeys: readonly string[]): Promise<void> {
  const keys = [...new Set(objectKeys)];
  if (keys.length === 0) return;
  const { deleteFiles } = await import('../../storage/delete-files.ts');
  await deleteFiles(keys);
  for (let from = 0; from < keys.length; from += rowsPerTransaction)
    await commit(keys.slice(from, from + rowsPerTransaction).map(deleteObject));
}

const sweptAfterMs = 24 * 60 * 60 * 1000;

/** Takes an unused file from its owner, so that nothing can refer to it while it is removed. False if something does. */
async function disown(objectKey: string, waiting: string): Promise<boolean> {
  try {
    await commit([disownObject(objectKey, waiting)]);
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

/** Removes every file that nothing has referred to for a day. Returns how many there were. */
export async function sweepUnattached(now: Date): Promise<number> {
  let swept = 0;
  for await (const found of readForgotten(new Date(now.getTime() - sweptAfterMs).toISOString())) {
    const disowned = await Promise.all(found.map(({ objectKey, waiting }) => disown(objectKey, waiting)));
    const keys = found.filter((_, index) => disowned[index]).map(({ objectKey }) => objectKey);
    await removeObjects(keys);
    swept += keys.length;
  }
  return swept;
}
