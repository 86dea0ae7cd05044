import { Entity, type EntityItem } from 'electrodb';
import { ranks } from '#shared/domain/accounts/ranks.ts';
import { number, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

/** An invitation of a person to a company. It is deleted when it is accepted or revoked, or after it expires. */
export const personInviteEntity = new Entity({
  model: model('personinvite'),
  attributes: {
    /** The id of the company. */
    userId: text,
    inviteId: text,
    email: text,
    name: text,
    rank: { type: ranks, required: true },
    invitedBy: text,
    createdAt: text,
    /** The expiry time in epoch seconds. */
    ttl: number,
  },
  indexes: { byCompany: mainKey(['userId'], ['inviteId']) },
});

export const personInviteKind = {
  entity: personInviteEntity,
  migrations: [
    // Version 2 adds the rank of people who only see the jobs they are on.
    asItIs,
  ],
  inCopy: 'passing',
  leftBehind: 'removed',
  privacy: {
    userId: 'technical',
    inviteId: 'technical',
    email: ['account e-mail'],
    name: ['person name'],
    rank: 'technical',
    invitedBy: 'technical',
    createdAt: 'technical',
    ttl: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof personInviteEntity>>;
