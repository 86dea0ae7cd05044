import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** A part of the list of one user's jobs. A search reads the whole list and searches it in memory. */
export const ownListEntity = new Entity({
  model: model('ownlist'),
  attributes: {
    userId: text,
    bucket: { ...number, field: 'b' },
    /** The number of changes so far. A change fails unless the row still has the revision on which the change is based. */
    revision: { ...number, field: 'r' },
    /** The jobs, packed by `columns.ts`. */
    jobs: { type: CustomAttributeType<Uint8Array>('any'), required: true, field: 'j' },
  },
  indexes: { byUser: mainKey(['userId'], ['bucket']) },
});

export const ownListKind = {
  entity: ownListEntity,
  migrations: [],
  inCopy: 'repeats',
  leftBehind: 'redrawn',
  /** The packed jobs contain their streets and, in their owner's list, the customers' names. */
  privacy: { userId: 'technical', bucket: 'technical', revision: 'technical', jobs: ['street', 'customer name'] },
} as const satisfies Kind<EntityItem<typeof ownListEntity>>;
