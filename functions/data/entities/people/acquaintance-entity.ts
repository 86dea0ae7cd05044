import { Entity } from 'electrodb';
import { optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

/** A retailer (`userId`) and an installer who have dealt with each other on a job. */
export const acquaintanceEntity = new Entity({
  model: model('acquaintance'),
  attributes: {
    userId: text,
    installerId: text,
    /** When each side last reviewed the other in a way that counts. */
    countedByRetailer: optionalText,
    countedByInstaller: optionalText,
    /** The last job of theirs that counts in the public figure, and when it was completed. */
    countedJob: optionalText,
    countedJobAt: optionalText,
  },
  indexes: { byUser: mainKey(['userId'], ['installerId']) },
});

export const preferredEntity = new Entity({
  model: model('preferred'),
  attributes: {
    userId: text,
    installerId: text,
    createdAt: text,
    /** What the retailer wrote about the installer, for themselves. */
    note: optionalText,
  },
  indexes: { byUser: mainKey(['userId'], ['installerId']) },
});

/** Somebody whom a person does not want to see among those they have worked with. */
export const hiddenEntity = new Entity({
  model: model('hidden'),
  attributes: { userId: text, personId: text, createdAt: text },
  indexes: { byUser: mainKey(['userId'], ['personId']) },
});
