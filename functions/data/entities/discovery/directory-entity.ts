import { CustomAttributeType, Entity } from 'electrodb';
import { states } from '#shared/domain/places/australia.ts';
import { number } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

/** What people find in the lists of areas: installers find public jobs, and retailers find public installers. */
export const publicKinds = ['jobs', 'installers'] as const;
export type PublicKind = (typeof publicKinds)[number];

/** The areas that have lists: each state, and Australia. */
const areas = [...states, 'AU'] as const;
export type Area = (typeof areas)[number];

/** A part of the list of an area, which is searched in memory. A list is read whole, so names and values are short. */
export const chunkEntity = new Entity({
  model: model('chunk'),
  attributes: {
    kind: { type: [...publicKinds, 'searches'] as const, required: true, field: 'k' },
    area: { type: areas, required: true, field: 'a' },
    bucket: { ...number, field: 'b' },
    /** Counts the changes. Each expects the one it read. */
    revision: { ...number, field: 'r' },
    /** The items, packed by `columns.ts`. */
    records: { type: CustomAttributeType<Uint8Array>('any'), required: true, field: 'e' },
  },
  indexes: { byArea: mainKey(['kind', 'area'], ['bucket']) },
});
