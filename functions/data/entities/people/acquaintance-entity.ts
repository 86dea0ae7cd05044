import { Entity, type EntityItem } from 'electrodb';
import { optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

/** A retailer (`userId`) and an installer who have dealt with each other on a job. */
export const acquaintanceEntity = new Entity({
  model: model('acquaintance'),
  attributes: {
    userId: text,
    installerId: text,
    /** When each company last wrote a review of the other that counts in the average. */
    countedByRetailer: optionalText,
    countedByInstaller: optionalText,
    /** The two companies' last job that the public figure of completed jobs counts, and when that job was completed. */
    countedJob: optionalText,
    countedJobAt: optionalText,
  },
  indexes: { byUser: mainKey(['userId'], ['installerId']) },
});

export const acquaintanceKind = {
  entity: acquaintanceEntity,
  migrations: [
    // 2: when each company last wrote a review of the other that counts in the average.
    asItIs,
    // 3: the last job that the public figure of completed jobs counts.
    asItIs,
  ],
  inCopy: 'repeats',
  leftBehind: 'ids',
  privacy: {
    userId: 'technical',
    installerId: 'technical',
    countedByRetailer: 'technical',
    countedByInstaller: 'technical',
    countedJob: 'technical',
    countedJobAt: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof acquaintanceEntity>>;

export const preferredEntity = new Entity({
  model: model('preferred'),
  attributes: {
    userId: text,
    installerId: text,
    createdAt: text,
    /** The retailer's private note about the installer. */
    note: optionalText,
  },
  indexes: { byUser: mainKey(['userId'], ['installerId']) },
});

export const preferredKind = {
  entity: preferredEntity,
  /** Version 2 adds the note. */
  migrations: [asItIs],
  inCopy: 'network',
  leftBehind: 'removed',
  privacy: { userId: 'technical', installerId: 'parties', createdAt: 'parties', note: ['private note'] },
} as const satisfies Kind<EntityItem<typeof preferredEntity>>;

/** A company that a user has hidden from their network. */
export const hiddenEntity = new Entity({
  model: model('hidden'),
  attributes: { userId: text, personId: text, createdAt: text },
  indexes: { byUser: mainKey(['userId'], ['personId']) },
});

export const hiddenKind = {
  entity: hiddenEntity,
  migrations: [],
  inCopy: 'network',
  leftBehind: 'removed',
  privacy: { userId: 'technical', personId: 'technical', createdAt: 'technical' },
} as const satisfies Kind<EntityItem<typeof hiddenEntity>>;
