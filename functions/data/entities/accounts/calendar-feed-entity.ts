import { Entity, type EntityItem } from 'electrodb';
import { text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';

/** The secret part of a calendar link, which shows a user's calendar without a session. */
export const calendarFeedEntity = new Entity({
  model: model('calendarfeed'),
  attributes: { userId: text, token: text, createdAt: text },
  indexes: { byUser: mainKey(['userId'], []) },
});

export const calendarFeedKind = {
  entity: calendarFeedEntity,
  migrations: [],
  inCopy: 'opens',
  leftBehind: 'removed',
  privacy: { userId: 'technical', token: ['calendar address'], createdAt: 'technical' },
} as const satisfies Kind<EntityItem<typeof calendarFeedEntity>>;
