import { CustomAttributeType, Entity } from 'electrodb';
import { mailTroubles } from '#shared/domain/accounts/mail-troubles.ts';
import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';
import { roles } from '#shared/domain/jobs/job.ts';
import { number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

export interface EndedSession {
  /** The token's own id, or the id of the session it came from. */
  tokenId: string;
  expiresAt: number;
}

export const userEntity = new Entity({
  model: model('user'),
  attributes: {
    userId: text,
    email: text,
    role: { type: roles, required: true },
    profileCompleted: { type: 'boolean', required: true },
    isAdmin: { type: 'boolean', required: true },
    suspended: { type: 'boolean' },
    /** When its owner deleted it. It is suspended for good, and only here so that records lead to somebody. */
    closedAt: optionalText,
    /** Set until somebody opens the link in the letter to the address. Accounts of earlier versions count as confirmed. */
    unconfirmed: { type: 'boolean' },
    /** Why no letter is sent to the address. */
    mailStopped: { type: mailTroubles },
    /** When that was decided, or taken back. What becomes of letters that were sent before says nothing. */
    mailJudgedAt: optionalText,
    /** The credentials epoch, in epoch seconds. Sessions and other secrets from before are refused. */
    sessionsValidAfter: number,
    /** The one earlier session that goes on, because its owner ended all others from there. */
    keptSession: optionalText,
    /** Sessions that were signed out while their access token was still valid. */
    endedSessions: { type: CustomAttributeType<EndedSession[]>('any') },
    unreadNotifications: number,
    /** The kinds whose emails the person has turned off. */
    mutedEmails: { type: CustomAttributeType<NotificationKind[]>('any') },
    /** The kinds that the bell does not show them. */
    mutedBell: { type: CustomAttributeType<NotificationKind[]>('any') },
    /** Their emails wait for one a day. */
    dailyEmail: { type: 'boolean' },
    createdAt: text,
    list1pk: optionalText,
    list1sk: optionalText,
  },
  indexes: { byId: mainKey(['userId'], []), closed: listKey('list1') },
});

/** Reserves an address for one account. Its condition prevents two registrations of the same address. */
export const emailEntity = new Entity({
  model: model('email'),
  attributes: {
    email: text,
    userId: text,
    /** `pending` until the account pool also has the user. */
    state: { type: ['pending', 'active'] as const, required: true },
    role: { type: roles, required: true },
    createdAt: text,
  },
  indexes: { byEmail: mainKey(['email'], []) },
});
