import { Entity } from 'electrodb';
import { text } from './attributes.ts';
import { mainKey, model } from './entity-keys.ts';

/** A retailer (`userId`) and an installer who have dealt with each other on a job. */
export const acquaintanceEntity = new Entity({
  model: model('acquaintance'),
  attributes: { userId: text, installerId: text },
  indexes: { byUser: mainKey(['userId'], ['installerId']) },
});

export const preferredEntity = new Entity({
  model: model('preferred'),
  attributes: { userId: text, installerId: text, createdAt: text },
  indexes: { byUser: mainKey(['userId'], ['installerId']) },
});
