import { ConditionLost, commit, write } from '../../data/commit.ts';
import { listNames } from '../../data/list-keys.ts';
import { rows } from '../../data/service.ts';

/** The end of an uploaded file: with what named it, or a day after nothing did. */

const rowsPerTransaction = 100;

/** Removes files that nothing refers to any more, then their rows: broken off in between, it can be asked again. */
export async function removeObjects(objectKeys: readonly string[]): Promise<void> {
  const keys = [...new Set(objectKeys)];
  if (keys.length === 0) return;
  const { deleteFiles } = await import('../../storage/delete-files.ts');
  await deleteFiles(keys);
  for (let from = 0; from < keys.length; from += rowsPerTransaction) {
    const batch = keys.slice(from, from + rowsPerTransaction);
    await commit(batch.map((objectKey) => write('object', ({ object }) => object.delete({ objectKey }).commit())));
  }
}

const sweptAfterMs = 24 * 60 * 60 * 1000;
const sweptAtOnce = 50;
const nobody = 'nobody';

/** Takes a forgotten file from its owner, so that nothing can refer to it while it is removed; false when something does. */
async function disown(objectKey: string, waiting: string): Promise<boolean> {
  try {
    await commit([
      write('object', (entities) =>
        entities.object
          .patch({ objectKey })
          .set({ ownerId: nobody })
          .where(({ attachedTo, list1sk }, { eq, notExists }) => `${notExists(attachedTo)} AND ${eq(list1sk, waiting)}`)
          .commit(),
      ),
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionLost) return false;
    throw error;
  }
}

const forgotten = (before: string, cursor: string | null) =>
  rows()
    .object.query.unattached({ list1pk: listNames.unattached() })
    .lt({ list1sk: before })
    .go({ limit: sweptAtOnce, cursor });

/** Removes every file that nothing has referred to for a day. Answers how many those were. */
export async function sweepUnattached(now: Date): Promise<number> {
  const before = new Date(now.getTime() - sweptAfterMs).toISOString();
  let swept = 0;
  let cursor: string | null = null;
  do {
    const page = await forgotten(before, cursor);
    const disowned = await Promise.all(page.data.map((row) => disown(row.objectKey, row.list1sk ?? '')));
    const keys = page.data.filter((_, index) => disowned[index]).map((row) => row.objectKey);
    await removeObjects(keys);
    swept += keys.length;
    cursor = page.cursor;
  } while (cursor !== null);
  return swept;
}
