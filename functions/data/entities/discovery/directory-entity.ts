import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { states } from '#shared/domain/places/australia.ts';
import { number } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs, type Migration } from '../migration.ts';
import { inColumns } from './bit-packed-lists.ts';

/** The kinds of public items in the lists of areas. */
export const publicKinds = ['jobs', 'installers'] as const;
export type PublicKind = (typeof publicKinds)[number];

/** The areas that have lists: each state, and Australia. */
const areas = [...states, 'AU'] as const;
export type Area = (typeof areas)[number];

/**
 * A part of the list of an area. Each search reads the whole list and searches it in memory, so names and values are short.
 */
export const chunkEntity = new Entity({
  model: model('chunk'),
  attributes: {
    kind: { type: [...publicKinds, 'searches'] as const, required: true, field: 'k' },
    area: { type: areas, required: true, field: 'a' },
    bucket: { ...number, field: 'b' },
    /** The number of changes so far. A change fails unless the row still has the revision on which the change is based. */
    revision: { ...number, field: 'r' },
    /** The items, packed by `columns.ts`. */
    records: { type: CustomAttributeType<Uint8Array>('any'), required: true, field: 'e' },
  },
  indexes: { byArea: mainKey(['kind', 'area'], ['bucket']) },
});

const jobRecordBefore = 36;

/** Makes the record of a job two bytes longer than in version 2. `k` and `e` are the names of the fields in the table. */
const withRoomForCompany: Migration = (row) => {
  const { k, e } = row;
  if (k !== 'jobs' || !(e instanceof Uint8Array)) return row;
  const records = new Uint8Array((e.length / jobRecordBefore) * (jobRecordBefore + 2));
  for (let at = 0; at < e.length / jobRecordBefore; at += 1)
    records.set(e.subarray(at * jobRecordBefore, (at + 1) * jobRecordBefore), at * (jobRecordBefore + 2));
  return { ...row, e: records };
};

export const chunkKind = {
  entity: chunkEntity,
  migrations: [
    // 2: the lists of saved searches.
    asItIs,
    // 3: two bytes in the record of a job, which identify its company.
    withRoomForCompany,
    // 4: items packed in columns instead of bits.
    inColumns,
    // 5: the postcode of a job. The migration of all rows adds it by listing each job again.
    asItIs,
  ],
  inCopy: 'repeats',
  leftBehind: 'redrawn',
  /** The records contain the position of each job, which is exact enough to identify the house. */
  privacy: { kind: 'technical', area: 'technical', bucket: 'technical', revision: 'technical', records: ['street'] },
} as const satisfies Kind<EntityItem<typeof chunkEntity>>;
