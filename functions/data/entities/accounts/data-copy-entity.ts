import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { list1, number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** A user's data copy, in one or several files. A user has at most one. */
export const dataCopyEntity = new Entity({
  model: model('datacopy'),
  attributes: {
    userId: text,
    copyId: text,
    requestedAt: text,
    /** When the copy was requested, or a part was last added. */
    progressAt: text,
    readyAt: optionalText,
    /** When the sweeper deletes the copy's files, and then the row. */
    expiresAt: text,
    /** The size of each part in bytes. */
    parts: { type: CustomAttributeType<number[]>('any'), required: true },
    /** Epoch seconds, a week after `expiresAt`. If the sweeper fails for days, it still needs the row to find the files. */
    ttl: number,
    ...list1,
  },
  indexes: { byUser: mainKey(['userId'], []), expiring: listKey('list1') },
});

export const dataCopyLists = {
  dataCopies: () => 'data-copies',
};

/** Returns the keys that list the copies by the time when their files are to be deleted. */
export const dataCopyListKeys = (row: { userId: string; expiresAt: string }): { list1pk: string; list1sk: string } => ({
  list1pk: dataCopyLists.dataCopies(),
  list1sk: `${row.expiresAt}#${row.userId}`,
});

export const dataCopyKind = {
  entity: dataCopyEntity,
  lists: dataCopyListKeys,
  migrations: [],
  inCopy: 'passing',
  /** Follow-up work deletes the row after the files. */
  leftBehind: 'removed',
  /** The owner sees the times and sizes. The personal data is in the files, not in the row. */
  privacy: {
    userId: 'technical',
    copyId: 'technical',
    requestedAt: 'technical',
    progressAt: 'technical',
    readyAt: 'technical',
    expiresAt: 'technical',
    parts: 'technical',
    ttl: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof dataCopyEntity>>;
