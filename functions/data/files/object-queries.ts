import { objectLists } from '../entities/jobs/object-entity.ts';
import { readMany } from '../read-many.ts';
import type { ObjectRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns the row of a file, or null. The caller must check who may see the file. */
export async function findObject(objectKey: string): Promise<ObjectRow | null> {
  const { data } = await rows().object.get({ objectKey }).go({ consistent: true });
  return data;
}

/** Returns the rows of several files, in any order. The caller must check who may see the files. */
export const findObjects = (objectKeys: readonly string[]): Promise<ObjectRow[]> =>
  readMany(
    objectKeys.map((objectKey) => ({ objectKey })),
    (open) => rows().object.get(open).go({ consistent: true }),
  );

/** Returns the row of a user's own file. Null for another user's file and for a file that does not exist. */
export async function findOwnObject(objectKey: string, userId: string): Promise<ObjectRow | null> {
  const object = await findObject(objectKey);
  return object?.ownerId === userId ? object : null;
}

const forgottenAtOnce = 50;

/**
 * Yields the files that became unattached before `before`, longest unattached first, page by page. The sweeper deletes them.
 * `waiting` is the list key that `disownObject` checks.
 */
export async function* readForgotten(before: string): AsyncGenerator<{ objectKey: string; waiting: string }[]> {
  let cursor: string | null = null;
  do {
    const page: { data: { objectKey: string; list1sk?: string | undefined }[]; cursor: string | null } = await rows()
      .object.query.unattached({ list1pk: objectLists.unattached() })
      .lt({ list1sk: before })
      .go({ limit: forgottenAtOnce, cursor });
    yield page.data.map(({ objectKey, list1sk = '' }) => ({ objectKey, waiting: list1sk }));
    cursor = page.cursor;
  } while (cursor !== null);
}
