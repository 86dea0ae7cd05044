import { ConditionLost, commit } from '../../data/commit.ts';
import { readForgotten } from '../../data/files/object-queries.ts';
import { deleteObject, disownObject } from '../../data/files/object-writes.ts';

/** Removes uploaded files together with the item they belong to, or after a day without an item. */

const rowsPerTransaction = 100;

async function removeRows(keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += rowsPerTransaction)
    await commit(keys.slice(from, from + rowsPerTransaction).map(deleteObject));
}

/**
 * Removes files that nothing refers to, then their rows. An interrupted removal can run again. A file that the store cannot
 * delete keeps its row, and all others are still removed.
 */
export async function removeObjects(objectKeys: readonly string[]): Promise<void> {
  const keys = [...new Set(objectKeys)];
  if (keys.length === 0) return;
  const { deleteFiles, FilesKept } = await import('../../storage/delete-files.ts');
  try {
    await deleteFiles(keys);
  } catch (error) {
    if (error instanceof FilesKept) await removeRows(keys.filter((key) => !error.keys.has(key)));
    throw error;
  }
  await removeRows(keys);
}

const sweptAfterMs = 24 * 60 * 60 * 1000;

/**
 * Clears the owner in the row of an unused file, so that nothing can refer to the file during its removal. Returns false if
 * something refers to it.
 */
async function disown(objectKey: string, waiting: string): Promise<boolean> {
  try {
    await commit([disownObject(objectKey, waiting)]);
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

interface Found {
  objectKey: string;
  waiting: string;
}

async function sweepPage(found: readonly Found[]): Promise<number> {
  const disowned = await Promise.all(found.map(({ objectKey, waiting }) => disown(objectKey, waiting)));
  const keys = found.filter((_, index) => disowned[index]).map(({ objectKey }) => objectKey);
  await removeObjects(keys);
  return keys.length;
}

/**
 * Removes every file that nothing has referred to for a day, until none is left or the time is over. Returns the number of
 * removed files. If some cannot be removed, removes all others and then throws the first error.
 */
export async function sweepUnattached(now: Date, isOver: () => boolean = () => false): Promise<number> {
  let swept = 0;
  const faults: unknown[] = [];
  for await (const found of readForgotten(new Date(now.getTime() - sweptAfterMs).toISOString())) {
    if (isOver()) break;
    try {
      swept += await sweepPage(found);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
  return swept;
}
