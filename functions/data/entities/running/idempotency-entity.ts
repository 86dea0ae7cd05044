import { Entity, type EntityItem } from 'electrodb';
import { number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** Records that a request under a client's key took effect, and its result. */
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
