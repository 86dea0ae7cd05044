import { type NamedWrite, write } from '../commit.ts';
import { listNames } from '../list-keys.ts';
import type { ObjectRow } from '../rows.ts';

/** The name of every write of a file's row, for whoever asks which condition was lost. */
export const objectWrite = 'object';

export type AttachedAs = NonNullable<ObjectRow['attachedAs']>;

const waitingSince = (objectKey: string, now: Date) => ({
  list1pk: listNames.unattached(),
  list1sk: `${now.toISOString()}#${objectKey}`,
});

/** A file that may now be sent. Nothing refers to it yet, so it waits among the unattached. */
export const createObject = (
  row: Pick<ObjectRow, 'objectKey' | 'ownerId' | 'fileName' | 'declaredType' | 'declaredSize'>,
  now: Date,
): NamedWrite =>
  write(objectWrite, (entities) =>
    entities.object
      .create({ ...row, state: 'issued', createdAt: now.toISOString(), ...waitingSince(row.objectKey, now) })
      .commit(),
  );

/** What a file's row says once the file is kept; the wait for something to refer to it begins again. */
export const storedObject = (object: ObjectRow, kept: { contentType: string; size: number }, now: Date): ObjectRow => ({
  ...object,
  ...kept,
  state: 'stored',
  ...waitingSince(object.objectKey, now),
});

/** Notes that a file is kept, on condition that it is its owner's and was not noted before. */
export const storeObject = ({ objectKey, ownerId: owner, ...row }: ObjectRow): NamedWrite =>
  write(objectWrite, (entities) =>
    entities.object
      .patch({ objectKey })
      .set({
        state: 'stored',
        contentType: row.contentType,
        size: row.size,
        list1pk: row.list1pk,
        list1sk: row.list1sk,
      })
      .where(({ ownerId, state }, { eq }) => `${eq(ownerId, owner)} AND ${eq(state, 'issued')}`)
      .commit(),
  );

/**
 * Ties a kept file to the one item it belongs to, in that item's own transaction. It requires the uploader, and a file
 * that is free or already tied there, so a known key cannot be smuggled into another job.
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

/** Lets go of a file that is tied to `from`: it waits among the unattached until it is swept. */
export const detachObject = (objectKey: string, from: string, now: Date): NamedWrite =>
  write(objectWrite, (entities) =>
    entities.object
      .patch({ objectKey })
      .set(waitingSince(objectKey, now))
      .remove(['attachedTo', 'attachedAs'])
      .where(({ attachedTo }, { eq }) => eq(attachedTo, from))
      .commit(),
  );

const nobody = 'nobody';

/** Takes a file from its owner while it is still unattached and waits as it did when it was found. */
export const disownObject = (objectKey: string, waiting: string): NamedWrite =>
  write(objectWrite, (entities) =>
    entities.object
      .patch({ objectKey })
      .set({ ownerId: nobody })
      .where(({ attachedTo, list1sk }, { eq, notExists }) => `${notExists(attachedTo)} AND ${eq(list1sk, waiting)}`)
      .commit(),
  );

export const deleteObject = (objectKey: string): NamedWrite =>
  write(objectWrite, (entities) => entities.object.delete({ objectKey }).commit());
