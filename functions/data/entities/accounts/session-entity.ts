import { Entity, type EntityItem } from 'electrodb';
import { number, optionalNumber, optionalText, text } from '../attributes.ts';
import { mainKey, model } from '../entity-keys.ts';
import type { Kind } from '../kind.ts';
import { asItIs } from '../migration.ts';

/** A sign-in that can be refreshed, stored under the hash of its refresh token. */
export const sessionEntity = new Entity({
  model: model('session'),
  attributes: {
    userId: text,
    tokenHash: text,
    /** The id in the access tokens of this session, which are invalid once the session ends. */
    tokenId: optionalText,
    /** The kind of browser, and its network without the part that identifies one device. */
    device: optionalText,
    network: optionalText,
    /** Epoch seconds. */
    signedInAt: number,
    /** When the session was last renewed, in epoch seconds. */
    usedAt: optionalNumber,
    ttl: number,
  },
  indexes: { byToken: mainKey(['userId'], ['tokenHash']) },
});

export const sessionKind = {
  entity: sessionEntity,
  migrations: [
    // Version 2 adds the id in the access tokens.
    asItIs,
    // Version 3 adds the device, the network and the time of the last use.
    asItIs,
  ],
  inCopy: 'sessions',
  leftBehind: 'removed',
  privacy: {
    userId: 'technical',
    tokenHash: 'technical',
    tokenId: 'technical',
    /** Only the user sees the next four attributes. The device is a kind of browser, and the network identifies no device. */
    device: 'parties',
    network: 'parties',
    signedInAt: 'parties',
    usedAt: 'parties',
    ttl: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof sessionEntity>>;

/**
 * A session in which the password was entered again. Changes that only administrators make need such a session, and so do routes
 * with `needsPassword`.
 */
export const confirmationEntity = new Entity({
  model: model('confirmation'),
  attributes: {
    userId: text,
    /** The id in the access token. A renewed token has the same id. */
    tokenId: text,
    /** When the confirmation expires, in epoch seconds. */
    ttl: number,
  },
  indexes: { byToken: mainKey(['userId'], ['tokenId']) },
});

export const confirmationKind = {
  entity: confirmationEntity,
  migrations: [],
  inCopy: 'passing',
  leftBehind: 'removed',
  privacy: { userId: 'technical', tokenId: 'technical', ttl: 'technical' },
} as const satisfies Kind<EntityItem<typeof confirmationEntity>>;

export const resetCodeEntity = new Entity({
  model: model('resetcode'),
  attributes: {
    userId: text,
    /** The hash of the handle that the browser keeps in a cookie. */
    handleHash: text,
    codeHash: text,
    attemptsLeft: number,
    /** The end of the claim of a request that is using the code, in epoch seconds. */
    claimedUntil: optionalNumber,
    ttl: number,
  },
  indexes: { byHandle: mainKey(['userId'], ['handleHash']) },
});

export const resetCodeKind = {
  entity: resetCodeEntity,
  /** Version 2 adds the browser that requested the code. Codes of version 1 belong to no browser, and expire within minutes. */
  migrations: [(row) => ({ handleHash: '', ...row })],
  inCopy: 'opens',
  leftBehind: 'removed',
  privacy: {
    userId: 'technical',
    handleHash: 'technical',
    codeHash: 'technical',
    attemptsLeft: 'technical',
    claimedUntil: 'technical',
    ttl: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof resetCodeEntity>>;

/** The link in an email. Opening it proves that the user reads emails to this address. */
export const addressLinkEntity = new Entity({
  model: model('addresslink'),
  attributes: {
    tokenHash: text,
    email: text,
    /** The account that the link confirms or closes, or the company that its invitation is for. */
    userId: optionalText,
    /** Whether the link closes the account instead of confirming it, because the email address belongs to another person. */
    closes: { type: 'boolean' },
    /** The invitation to the company `userId` that the link accepts. */
    inviteId: optionalText,
    /** Epoch seconds. */
    ttl: number,
  },
  indexes: { byToken: mainKey(['tokenHash'], []) },
});

export const addressLinkKind = {
  entity: addressLinkEntity,
  migrations: [
    // Version 2 adds `closes`, for links that close an account.
    asItIs,
    // Version 3 adds `inviteId`, for links that accept an invitation to a company.
    asItIs,
  ],
  inCopy: 'opens',
  leftBehind: 'expires',
  privacy: {
    tokenHash: 'technical',
    email: ['account e-mail'],
    userId: 'technical',
    closes: 'technical',
    inviteId: 'technical',
    ttl: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof addressLinkEntity>>;
