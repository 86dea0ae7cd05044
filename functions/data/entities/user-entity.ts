import { CustomAttributeType, Entity } from 'electrodb';
import { roles } from '#shared/domain/job.ts';
import type { NotificationKind } from '#shared/domain/notifications.ts';
import { number, text } from './attributes.ts';
import { mainKey, model } from './entity-keys.ts';

export interface EndedSession {
  /** The token's own id, or that of the session it came from. */
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
    /** Epoch seconds: a token whose sign-in is older is refused. */
    sessionsValidAfter: number,
    /** Sessions signed out while their access token would still live. */
    endedSessions: { type: CustomAttributeType<EndedSession[]>('any') },
    unreadNotifications: number,
    /** Kinds whose e-mail the person switched off. */
    mutedEmails: { type: CustomAttributeType<NotificationKind[]>('any') },
    createdAt: text,
  },
  indexes: { byId: mainKey(['userId'], []) },
});

/** Holds an address for one account: its condition is what makes two registrations of one address impossible. */
export const emailEntity = new Entity({
  model: model('email'),
  attributes: {
    email: text,
    userId: text,
    /** `pending` until the account pool knows the user too. */
    state: { type: ['pending', 'active'] as const, required: true },
    role: { type: roles, required: true },
    createdAt: text,
  },
  indexes: { byEmail: mainKey(['email'], []) },
});
