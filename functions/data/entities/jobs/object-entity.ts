import { Entity } from 'electrodb';
import { optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

/** An uploaded file: who sent it, its actual type, and the one item it is attached to. */
export const objectEntity = new Entity({
  model: model('object'),
  attributes: {
    objectKey: text,
    ownerId: text,
    /** `issued`: an upload address was given out. `stored`: checked and kept. */
    state: { type: ['issued', 'stored'] as const, required: true },
    fileName: optionalText,
    declaredType: optionalText,
    declaredSize: { type: 'number' },
    contentType: optionalText,
    size: { type: 'number' },
    /** A job's id, or the retailer's id for a logo. */
    attachedTo: optionalText,
    attachedAs: { type: ['photo', 'document', 'requirement', 'remittance', 'logo'] as const },
    createdAt: text,
    list1pk: optionalText,
    list1sk: optionalText,
  },
  indexes: { byKey: mainKey(['objectKey'], []), unattached: listKey('list1') },
});
