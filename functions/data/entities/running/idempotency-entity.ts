import { Entity } from 'electrodb';
import { number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

/** Remembers that a request under a client's key took effect, and on what. */
export const idempotencyEntity = new Entity({
  model: model('idempotency'),
  attributes: { userId: text, key: text, route: text, bodyHash: text, reference: text, createdAt: text, ttl: number },
  indexes: { byKey: mainKey(['userId', 'key'], []) },
});
