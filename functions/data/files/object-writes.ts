import type { NamedWrite } from '../commit.ts';
import { unattachedSince } from '../entities/jobs/object-entity.ts';
import type { ObjectRow } from '../rows.ts';
import { write } from '../write.ts';

/** The name of every write to a file's row, to tell which condition failed. */
export const objectWrite = 'object';

export type AttachedAs = NonNullable<ObjectRow['attachedAs']>;

/** A file that may now be uploaded. Nothing refers to it yet, so it starts as unattached. */
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

/** Records a file as kept, if its owner is the same and it is still `issued`. Its time as unattached starts again. */
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
 * Ties a kept file to the one item it belongs to, in that item's own transaction. It requires the uploader, and a file that is
 * free or already tied to that item, so that a known key cannot be used in another job.
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

/** Releases a file that is tied to `from`. It stays unattached until the sweeper removes it. */
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

/** Removes the owner of a file, if it is still unattached and unchanged since it was found. */
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
