import { Entity, type EntityItem } from 'electrodb';
import { text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** A day on which an installer takes no work. `day` is a civil date. */
export const dayOffEntity = new Entity({
  model: model('dayoff'),
  attributes: { userId: text, day: text },
  indexes: { byUser: mainKey(['userId'], ['day']) },
});

export const dayOffKind = {
  entity: dayOffEntity,
  migrations: [],
  inCopy: 'daysOff',
  leftBehind: 'removed',
  privacy: { userId: 'technical', day: 'parties' },
} as const satisfies Kind<EntityItem<typeof dayOffEntity>>;
