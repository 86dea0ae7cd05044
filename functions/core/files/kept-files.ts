import { isUuid } from '#shared/domain/ids.ts';
import { type NamedWrite, write } from '../../data/commit.ts';
import { listNames } from '../../data/list-keys.ts';
import type { ObjectRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import type { Actor } from '../actor.ts';

export type AttachedAs = NonNullable<ObjectRow['attachedAs']>;

/** The key in any form a client may name a file by: the key itself, its upload address without the query, or its path here. */
export function objectKeyIn(reference: string): string | null {
  const key = reference.trim().split('/').at(-1) ?? '';
  return isUuid(key) ? key : null;
}

export const objectPath = (objectKey: string): string => `/api/objects/${objectKey}`;

export async function findObject(objectKey: string): Promise<ObjectRow | null> {
  const { data } = await rows().object.get({ objectKey }).go({ consistent: true });
  return data;
}

/** A file of somebody else answers like a file that does not exist. */
export async function findOwnObject(objectKey: string, actor: Actor): Promise<ObjectRow | null> {
  const object = await findObject(objectKey);
  return object?.ownerId === actor.userId ? object : null;
}

/**
 * Ties a kept file to the one thing it belongs to, in that thing's own transaction. Conditioned on the uploader and on
 * the file being free or tied there already, so a known key cannot be laundered into another job.
 */
export function attachWrite(object: ObjectRow, actor: Actor, to: { id: string; as: AttachedAs }): NamedWrite {
  return write('object', (entities) =>
    entities.object
      .patch({ objectKey: object.objectKey })
      .set({ attachedTo: to.id, attachedAs: to.as })
      .remove(['list1pk', 'list1sk'])
      .where(
        ({ ownerId, state, attachedTo }, { eq, notExists }) =>
          `${eq(ownerId, actor.userId)} AND ${eq(state, 'stored')} AND (${notExists(attachedTo)} OR ${eq(attachedTo, to.id)})`,
      )
      .commit(),
  );
}

/** Lets go of a file: it waits among the unattached until it is swept. */
export function detachWrite(objectKey: string, from: string, now: Date): NamedWrite {
  return write('object', (entities) =>
    entities.object
      .patch({ objectKey })
      .set({ list1pk: listNames.unattached(), list1sk: `${now.toISOString()}#${objectKey}` })
      .remove(['attachedTo', 'attachedAs'])
      .where(({ attachedTo }, { eq }) => eq(attachedTo, from))
      .commit(),
  );
}
