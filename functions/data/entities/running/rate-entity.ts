import { Entity, type EntityItem } from 'electrodb';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

export const rateEntity = new Entity({
  model: model('rate'),
  attributes: {
    bucket: text,
    window: text,
    count: number,
    /**
     * The id of the last counted call. If an answer is lost, the DynamoDB client repeats the write with the same id, which shows
     * that the call was already counted.
     */
    lastCall: optionalText,
    ttl: number,
  },
  indexes: { byBucket: mainKey(['bucket', 'window'], []) },
});

export const rateKind = {
  entity: rateEntity,
  migrations: [],
  inCopy: 'passing',
  leftBehind: 'expires',
  privacy: { bucket: 'technical', window: 'technical', count: 'technical', lastCall: 'technical', ttl: 'technical' },
} as const satisfies Kind<EntityItem<typeof rateEntity>>;
