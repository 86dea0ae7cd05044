import { Entity, type EntityItem } from 'electrodb';
import { number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** What the numbers of a company's jobs begin with, and the last one that a job got. It only grows, so none is given twice. */
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

/** Reserves the beginning of the numbers for one company. It stays with the account, so no other company's jobs are mistaken for these. */
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
