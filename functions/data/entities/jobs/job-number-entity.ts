import { Entity, type EntityItem } from 'electrodb';
import { number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** The prefix of a company's job numbers, and the last number. The last number only grows, so no number is used twice. */
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

/**
 * A prefix and the one company that has it. The row is kept after the account is deleted, so that no other company gets the
 * prefix.
 */
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
