import { Entity, type EntityItem } from 'electrodb';
import { number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** The letters before the numbers of a company's jobs, and the last number that was given. It only grows, so none is given twice. */
export const jobNumbersEntity = new Entity({
  model: model('jobnumbers'),
  attributes: { userId: text, prefix: text, last: number },
  indexes: { byOwner: mainKey(['userId'], []) },
});

export const jobNumbersKind = {
  entity: jobNumbersEntity,
  migrations: [],
  inCopy: 'repeats',
  leftBehind: 'ids',
  privacy: { userId: 'technical', prefix: 'public', last: 'technical' },
} as const satisfies Kind<EntityItem<typeof jobNumbersEntity>>;

/** Reserves letters for one company. The row stays after the account is deleted, so that no other company gets the same letters. */
export const jobPrefixEntity = new Entity({
  model: model('jobprefix'),
  attributes: { prefix: text, userId: text },
  indexes: { byPrefix: mainKey(['prefix'], []) },
});

export const jobPrefixKind = {
  entity: jobPrefixEntity,
  migrations: [],
  inCopy: 'repeats',
  leftBehind: 'ids',
  privacy: { prefix: 'public', userId: 'technical' },
} as const satisfies Kind<EntityItem<typeof jobPrefixEntity>>;
