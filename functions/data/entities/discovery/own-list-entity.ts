import { CustomAttributeType, Entity } from 'electrodb';
import { number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

/** A part of the list of one person's jobs, which is searched in memory. */
export const ownListEntity = new Entity({
  model: model('ownlist'),
  attributes: {
    userId: text,
    bucket: { ...number, field: 'b' },
    /** Counts the changes. Each expects the one it read. */
    revision: { ...number, field: 'r' },
    /** The jobs, packed by `columns.ts`. */
    jobs: { type: CustomAttributeType<Uint8Array>('any'), required: true, field: 'j' },
  },
  indexes: { byUser: mainKey(['userId'], ['bucket']) },
});
