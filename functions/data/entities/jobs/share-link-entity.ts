import { Entity, type EntityItem } from 'electrodb';
import { number, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

export const shareLinkEntity = new Entity({
  model: model('sharelink'),
  attributes: { tokenHash: text, jobId: text },
  indexes: { byToken: mainKey(['tokenHash'], []) },
});

export const shareLinkKind = {
  entity: shareLinkEntity,
  migrations: [],
  inCopy: 'opens',
  leftBehind: 'with its job',
  privacy: { tokenHash: 'technical', jobId: 'technical' },
} as const satisfies Kind<EntityItem<typeof shareLinkEntity>>;

/**
 * The access of a signed-in user who has opened a live share link. It is void once the link is replaced or revoked, or has
 * expired.
 */
export const grantEntity = new Entity({
  model: model('grant'),
  attributes: {
    jobId: text,
    userId: text,
    shareEpoch: number,
    createdAt: text,
    /** When the user was unassigned from the job. From then on, no share link of the job works for this user. */
    barredAt: optionalText,
  },
  indexes: { byJob: mainKey(['jobId'], ['userId']) },
});

export const grantKind = {
  entity: grantEntity,
  /** Version 2 adds whether the user is barred from the job's links. */
  migrations: [asItIs],
  /** The row only says that the user opened a share link or was unassigned. */
  inCopy: 'repeats',
  leftBehind: 'ids',
  privacy: {
    jobId: 'technical',
    userId: 'technical',
    shareEpoch: 'technical',
    createdAt: 'technical',
    barredAt: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof grantEntity>>;
