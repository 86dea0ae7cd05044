import type { NamedWrite } from '../commit.ts';
import { unattachedSince } from '../entities/jobs/object-entity.ts';
import type { ObjectRow } from '../rows.ts';
import { write } from '../write.ts';

/** The name of every write to a file's row. */
export const objectWrite = 'object';

export type AttachedAs = NonNullable<ObjectRow['attachedAs']>;

/** Creates the row of a file that a user may now upload. No item refers to the file yet, so it starts as unattached. */
export const createObject = (
  row: Pick<ObjectRow, 'objectKey' | 'ownerId' | 'fileName' | 'declaredType' | 'declaredSize'>,
  now: Date,
): NamedWrite =>
  write(objectWrite, (entities) =>
    entities.object
      .create({
        ...row,
        state: 'issued',
        createdAt: now.toISOString(),
        ...unattachedSince(now.toISOString(), row.objectKey),
      })
      .commit(),
  );

/**
 * Marks a file as `stored`, and counts its time as unattached from `now`. Fails if the file has another owner or is no longer
 * `issued`.
 */
export const storeObject = (
  { objectKey, ownerId: owner }: ObjectRow,
  { contentType, size }: { contentType: string; size: number },
  now: Date,
): NamedWrite =>
  write(objectWrite, (entities) =>
    entities.object
      .patch({ objectKey })
      .set({ state: 'stored', contentType, size, ...unattachedSince(now.toISOString(), objectKey) })
      .where(({ ownerId, state }, { eq }) => `${eq(ownerId, owner)} AND ${eq(state, 'issued')}`)
      .commit(),
  );

/**
 * Attaches a stored file to one item, in that item's own transaction. Fails unless the file is the uploader's, and is unattached
 * or already attached to that item, so that no one can use a known key in another job.
 */
export const attachObject = (objectKey: string, uploaderId: string, to: { id: string; as: AttachedAs }): NamedWrite =>
  write(objectWrite, (entities) =>
    entities.object
      .patch({ objectKey })
      .set({ attachedTo: to.id, attachedAs: to.as })
      .remove(['list1pk', 'list1sk'])
      .where(
        ({ ownerId, state, attachedTo }, { eq, notExists }) =>
          `${eq(ownerId, uploaderId)} AND ${eq(state, 'stored')} AND (${notExists(attachedTo)} OR ${eq(attachedTo, to.id)})`,
      )
      .commit(),
  );

/** Detaches a file from the item `from`. The sweeper deletes the file after a day, unless an item refers to it again. */
export const detachObject = (objectKey: string, from: string, now: Date): NamedWrite =>
  write(objectWrite, (entities) =>
    entities.object
      .patch({ objectKey })
      .set(unattachedSince(now.toISOString(), objectKey))
      .remove(['attachedTo', 'attachedAs'])
      .where(({ attachedTo }, { eq }) => eq(attachedTo, from))
      .commit(),
  );

const noOwner = 'no-owner';

/**
 * Removes the owner of a file, so that no item can attach the file while the sweeper deletes it. Fails if the file is attached,
 * or if its list key is no longer `waiting`.
 */
export const disownObject = (objectKey: string, waiting: string): NamedWrite =>
  write(objectWrite, (entities) =>
    entities.object
      .patch({ objectKey })
      .set({ ownerId: noOwner })
      .where(({ attachedTo, list1sk }, { eq, notExists }) => `${notExists(attachedTo)} AND ${eq(list1sk, waiting)}`)
      .commit(),
  );

export const deleteObject = (objectKey: string): NamedWrite =>
  write(objectWrite, (entities) => entities.object.delete({ objectKey }).commit());
