import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { list1, number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** A user's data copy: one at a time, in one or several files. */
export const dataCopyEntity = new Entity({
  model: model('datacopy'),
  attributes: {
    userId: text,
    copyId: text,
    requestedAt: text,
    /** When a part was last added. */
    progressAt: text,
    readyAt: optionalText,
    /** When its files are deleted, and then the row. */
    expiresAt: text,
    /** The bytes of each part. */
    parts: { type: CustomAttributeType<number[]>('any'), required: true },
    /** Epoch seconds, days after it has expired: the sweeper finds the files to delete by this row. */
    ttl: number,
    ...list1,
  },
  indexes: { byUser: mainKey(['userId'], []), expiring: listKey('list1') },
});

export const dataCopyLists = {
  dataCopies: () => 'data-copies',
};

/** Lists the copies by when their files are deleted. */
export const dataCopyListKeys = (row: { userId: string; expiresAt: string }): { list1pk: string; list1sk: string } => ({
  list1pk: dataCopyLists.dataCopies(),
  list1sk: `${row.expiresAt}#${row.userId}`,
});

export const dataCopyKind = {
  entity: dataCopyEntity,
  lists: dataCopyListKeys,
  migrations: [],
  inCopy: 'passing',
  /** The follow-up work deletes the files first. */
  leftBehind: 'removed',
  /** The owner reads the times and sizes. The personal data is in the files, not in the row. */
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
