import { Entity } from 'electrodb';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';

export const rateEntity = new Entity({
  model: model('rate'),
  attributes: {
    bucket: text,
    window: text,
    count: number,
    /** The last call that was counted. The same call arrives again if its answer was lost. */
    lastCall: optionalText,
    ttl: number,
  },
  indexes: { byBucket: mainKey(['bucket', 'window'], []) },
});
