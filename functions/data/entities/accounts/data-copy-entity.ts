import { CustomAttributeType, Entity } from 'electrodb';
import { number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

/** The copy of somebody's data: one at a time, in one or several files. */
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
    /** Epoch seconds, days after it has expired: who deletes the files finds them by this row. */
    ttl: number,
    list1pk: optionalText,
    list1sk: optionalText,
  },
  indexes: { byUser: mainKey(['userId'], []), expiring: listKey('list1') },
});
