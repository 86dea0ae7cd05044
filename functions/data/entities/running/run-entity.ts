import { Entity, type EntityItem } from 'electrodb';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

/** The automatic and manual runs whose row records when the last one ran and what it found. */
const kindsOfRun = ['integrity', 'sweep'] as const;

export const runEntity = new Entity({
  model: model('run'),
  attributes: {
    what: { type: kindsOfRun, required: true },
    /** When it ended. */
    at: text,
    /** For the sweeper: when its first run ended. The data is at least as old as that. */
    since: optionalText,
    /** False if it was interrupted. */
    isWhole: { type: 'boolean', required: true },
    /** The number of rows that were read, or tried. */
    looked: number,
    /** The number of differences found, or of failed rows. */
    wrong: number,
  },
  indexes: { byWhat: mainKey(['what'], []) },
});

export const runKind = {
  entity: runEntity,
  /** 2: when the sweeper first ran. */
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
