import { Entity } from 'electrodb';
import { text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

/** The secret part of the address at which a person's calendar can be read without a session. */
export const calendarFeedEntity = new Entity({
  model: model('calendarfeed'),
  attributes: { userId: text, token: text, createdAt: text },
  indexes: { byUser: mainKey(['userId'], []) },
});
