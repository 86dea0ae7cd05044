import { Entity, type EntityItem } from 'electrodb';
import { number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** The record of a request with an Idempotency-Key that took effect, and of its result. */
export const idempotencyEntity = new Entity({
  model: model('idempotency'),
  attributes: { userId: text, key: text, route: text, bodyHash: text, reference: text, createdAt: text, ttl: number },
  indexes: { byKey: mainKey(['userId', 'key'], []) },
});

export const idempotencyKind = {
  entity: idempotencyEntity,
  migrations: [],
  inCopy: 'passing',
  leftBehind: 'removed',
  privacy: {
    userId: 'technical',
    key: 'technical',
    route: 'technical',
    bodyHash: 'technical',
    reference: 'technical',
    createdAt: 'technical',
    ttl: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof idempotencyEntity>>;
