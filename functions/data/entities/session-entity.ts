import { Entity } from 'electrodb';
import { number, text } from './attributes.ts';
import { mainKey, model } from './entity-keys.ts';

/** A sign-in that can be refreshed, stored under the hash of its refresh token. */
export const sessionEntity = new Entity({
  model: model('session'),
  attributes: {
    userId: text,
    tokenHash: text,
    /** Epoch seconds. */
    signedInAt: number,
    ttl: number,
  },
  indexes: { byToken: mainKey(['userId'], ['tokenHash']) },
});

export const resetCodeEntity = new Entity({
  model: model('resetcode'),
  attributes: {
    userId: text,
    codeHash: text,
    attemptsLeft: number,
    ttl: number,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});
