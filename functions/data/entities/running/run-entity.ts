import { Entity, type EntityItem } from 'electrodb';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

/**
 * The kinds of runs: an integrity check of the table, and a run of the sweeper. The row of a kind records the time and the result
 * of its last run.
 */
const kindsOfRun = ['integrity', 'sweep'] as const;

export const runEntity = new Entity({
  model: model('run'),
  attributes: {
    what: { type: kindsOfRun, required: true },
    /** When the run ended. */
    at: text,
    /** When the sweeper's first run ended. The data is at least that old. Absent for other runs. */
    since: optionalText,
    /** False if the run was interrupted. */
    isWhole: { type: 'boolean', required: true },
    /** The number of rows that the run read or tried. */
    looked: number,
    /** The number of differences that the run found, or of rows that failed. */
    wrong: number,
  },
  indexes: { byWhat: mainKey(['what'], []) },
});

export const runKind = {
  entity: runEntity,
  /** Version 2 adds the time of the sweeper's first run. */
  migrations: [asItIs],
  inCopy: "others'",
  leftBehind: "others'",
  privacy: {
    what: 'technical',
    at: 'technical',
    since: 'technical',
    isWhole: 'technical',
    looked: 'technical',
    wrong: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof runEntity>>;
