import { CustomAttributeType, Entity } from 'electrodb';
import { number } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import { areas, mapKinds } from './map-entity.ts';

/** What has lists: everything on the map, and what installers look for. */
const listedKinds = [...mapKinds, 'searches'] as const;

/** A part of the list of an area, which is searched in memory. A list is read whole, so names and values are short. */
export const chunkEntity = new Entity({
  model: model('chunk'),
  attributes: {
    kind: { type: listedKinds, required: true, field: 'k' },
    area: { type: areas, required: true, field: 'a' },
    bucket: { ...number, field: 'b' },
    /** Counts the changes. Each expects the one it read. */
    revision: { ...number, field: 'r' },
    /** The items, packed by `columns.ts`. */
    records: { type: CustomAttributeType<Uint8Array>('any'), required: true, field: 'e' },
  },
  indexes: { byArea: mainKey(['kind', 'area'], ['bucket']) },
});
