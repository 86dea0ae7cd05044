import { CustomAttributeType, Entity } from 'electrodb';
import { listKey, mainKey, model } from './entity-keys.ts';
import type { Effects } from './outbox-effects.ts';

const text = { type: 'string', required: true } as const;
const optionalText = { type: 'string' } as const;
const ttl = { type: 'number', required: true } as const;

/** What may follow a change. Written with it, carried out and removed by the stream's consumer, swept if it stays. */
export const outboxEntity = new Entity({
  model: model('outbox'),
  attributes: {
    outboxId: text,
    effects: { type: CustomAttributeType<Effects>('any'), required: true },
    createdAt: text,
    list1pk: text,
    list1sk: text,
  },
  indexes: { byId: mainKey(['outboxId'], []), waiting: listKey('list1') },
});

/** Remembers that a request under a client's key took effect, and on what. */
export const idempotencyEntity = new Entity({
  model: model('idempotency'),
  attributes: { userId: text, key: text, route: text, bodyHash: text, reference: text, createdAt: text, ttl },
  indexes: { byKey: mainKey(['userId', 'key'], []) },
});

export const rateEntity = new Entity({
  model: model('rate'),
  attributes: {
    bucket: text,
    window: text,
    count: { type: 'number', required: true },
    /** The call counted last: the same one arrives again when its answer was lost. */
    lastCall: optionalText,
    ttl,
  },
  indexes: { byBucket: mainKey(['bucket', 'window'], []) },
});

const count = { type: 'number', default: 0 } as const;

export const publicStatsEntity = new Entity({
  model: model('publicstats'),
  attributes: { scope: text, availableJobs: count, activeInstallers: count, completedJobs: count },
  indexes: { byScope: mainKey(['scope'], []) },
});

/** An uploaded file: who sent it, what it turned out to be, and the one thing it is attached to. */
export const objectEntity = new Entity({
  model: model('object'),
  attributes: {
    objectKey: text,
    ownerId: text,
    /** `issued`: an address was given out. `stored`: checked and kept. */
    state: { type: ['issued', 'stored'] as const, required: true },
    fileName: optionalText,
    declaredType: optionalText,
    declaredSize: { type: 'number' },
    contentType: optionalText,
    size: { type: 'number' },
    /** A job's id, or the retailer's id for a logo. */
    attachedTo: optionalText,
    attachedAs: { type: ['photo', 'document', 'requirement', 'remittance', 'logo'] as const },
    createdAt: text,
    list1pk: optionalText,
    list1sk: optionalText,
  },
  indexes: { byKey: mainKey(['objectKey'], []), unattached: listKey('list1') },
});
