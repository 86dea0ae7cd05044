import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { mailTroubles } from '#shared/domain/accounts/mail-troubles.ts';
import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';
import { ranks } from '#shared/domain/accounts/ranks.ts';
import { themes } from '#shared/domain/accounts/theme.ts';
import { roles } from '#shared/domain/jobs/job.ts';
import { list1, list2, number, optionalNumber, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';
import { asItIs, type Migration } from '../migration.ts';

export interface EndedSession {
  /** The token's own id, or the id of the session it came from. */
  tokenId: string;
  expiresAt: number;
}

/** An enrolment in two-factor sign-in that has begun. Only the latest one can be finished. */
export interface TwoFactorStart {
  id: string;
  startedAt: string;
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
    /** When its owner deleted it. The account is suspended permanently, and only kept for the records that name it. */
    closedAt: optionalText,
    /** Set until its owner opens the link in the confirmation email. Accounts of earlier versions count as confirmed. */
    unconfirmed: { type: 'boolean' },
    /** Why no email is sent to the address. */
    mailStopped: { type: mailTroubles },
    /** When that was decided or undone. Reports about earlier emails change nothing. */
    mailJudgedAt: optionalText,
    /** The credentials epoch, in epoch seconds. Sessions and other secrets from before are refused. */
    sessionsValidAfter: number,
    /** The one earlier session that continues, because its owner ended all others from there. */
    keptSession: optionalText,
    /** Sessions that were signed out while their access token was still valid. */
    endedSessions: { type: CustomAttributeType<EndedSession[]>('any') },
    /** When two-factor sign-in was turned on. Absent while it is off. The account pool follows this attribute. */
    twoFactorSince: optionalText,
    /** Hashes of the recovery codes that have not been used. */
    recoveryHashes: { type: CustomAttributeType<string[]>('any') },
    twoFactorStart: { type: CustomAttributeType<TwoFactorStart>('any') },
    unreadNotifications: number,
    /** The kinds whose emails the user has turned off. */
    mutedEmails: { type: CustomAttributeType<NotificationKind[]>('any') },
    /** The kinds whose in-app notifications the user has turned off. */
    mutedBell: { type: CustomAttributeType<NotificationKind[]>('any') },
    /** The user gets one daily email instead. */
    dailyEmail: { type: 'boolean' },
    /** Absent until the user chooses one. */
    theme: { type: themes },
    /** The company of a person who joined one. Absent for the account of a company, which its first owner signs in to. */
    companyId: optionalText,
    /** What a person who joined may do. The first owner has no rank, and may do everything. */
    rank: { type: ranks },
    personName: optionalText,
    /** When the person left the company. The row keeps their name for what they did. */
    leftAt: optionalText,
    /** How many people have joined the company and work there. Absent for none. */
    colleagues: optionalNumber,
    createdAt: text,
    ...list1,
    ...list2,
  },
  indexes: { byId: mainKey(['userId'], []), closed: listKey('list1'), byCompany: listKey('list2') },
});

/** Lists accounts that were deleted earlier. The keys are written out, because a migration never changes. */
const listedIfClosed: Migration = (row) => {
  const { userId, closedAt } = row;
  if (typeof userId !== 'string' || typeof closedAt !== 'string') return row;
  return { list1pk: 'closed-accounts', list1sk: `${closedAt}#${userId}`, ...row };
};

export const userLists = {
  closedAccounts: () => 'closed-accounts',
  peopleOf: (companyId: string) => `people-of#${companyId}`,
};

/** Returns the keys that list a deleted account while its records are kept. */
export const closedSince = (closedAt: string, userId: string): ListKeys => ({
  list1pk: userLists.closedAccounts(),
  list1sk: `${closedAt}#${userId}`,
});

/** Lists a person under their company, the first to join first. */
const inCompany = (companyId: string, createdAt: string, userId: string): ListKeys => ({
  list2pk: userLists.peopleOf(companyId),
  list2sk: `${createdAt}#${userId}`,
});

/** Keeps the list key of a deleted account if the row has it. Nothing else says whether its records are kept. */
export const userListKeys = ({
  userId,
  closedAt,
  companyId,
  createdAt,
  list1pk,
}: {
  userId: string;
  closedAt?: string | undefined;
  companyId?: string | undefined;
  createdAt: string;
  list1pk?: string | undefined;
}): ListKeys => ({
  ...(closedAt === undefined || list1pk === undefined ? {} : closedSince(closedAt, userId)),
  ...(companyId === undefined ? {} : inCompany(companyId, createdAt, userId)),
});

export const userKind = {
  entity: userEntity,
  lists: userListKeys,
  migrations: [
    // Version 2 knows notifications of new jobs that match a saved search.
    asItIs,
    // Version 3 knows reminders.
    asItIs,
    // Version 4 adds the settings for in-app notifications and the daily email.
    asItIs,
    // Version 5 knows whether the address is confirmed.
    asItIs,
    // Version 6 knows notifications of decisions about reports.
    asItIs,
    // Version 7 knows when its owner deleted it.
    asItIs,
    // Version 8 adds whether emails have stopped after a hard bounce or a spam complaint.
    asItIs,
    // Version 9 adds notifications of copies of a user's data.
    asItIs,
    // Version 10 lists deleted accounts by the time of deletion.
    listedIfClosed,
    // Version 11 adds the session that continues when its owner ends all others.
    asItIs,
    // Version 12 adds the theme.
    asItIs,
    // Version 13 adds two-factor sign-in.
    asItIs,
    // Version 14 adds the people of a company.
    asItIs,
    // Version 15 adds the rank of people who only see the jobs they are on.
    asItIs,
  ],
  inCopy: 'account',
  leftBehind: 'at once',
  privacy: {
    userId: 'technical',
    email: ['account e-mail'],
    role: 'parties',
    profileCompleted: 'parties',
    isAdmin: 'parties',
    suspended: 'technical',
    keptSession: 'technical',
    closedAt: 'technical',
    unconfirmed: 'technical',
    mailStopped: 'parties',
    mailJudgedAt: 'technical',
    sessionsValidAfter: 'technical',
    endedSessions: 'technical',
    twoFactorSince: 'parties',
    recoveryHashes: 'technical',
    twoFactorStart: 'technical',
    unreadNotifications: 'parties',
    mutedEmails: 'parties',
    mutedBell: 'parties',
    dailyEmail: 'parties',
    theme: 'parties',
    companyId: 'technical',
    rank: 'technical',
    /** Other companies see the first name. */
    personName: ['person name'],
    leftAt: 'technical',
    colleagues: 'technical',
    createdAt: 'parties',
  },
} as const satisfies Kind<EntityItem<typeof userEntity>>;

/** Reserves an address for one account. Its condition prevents two registrations of the same address. */
export const emailEntity = new Entity({
  model: model('email'),
  attributes: {
    email: text,
    userId: text,
    /** `pending` until the account pool also has the user. */
    state: { type: ['pending', 'active'] as const, required: true },
    role: { type: roles, required: true },
    /** The company that a person with this address is about to join, until they have. */
    joins: optionalText,
    createdAt: text,
  },
  indexes: { byEmail: mainKey(['email'], []) },
});

export const emailKind = {
  entity: emailEntity,
  // Version 2 can be reserved for a person who joins a company.
  migrations: [asItIs],
  inCopy: 'repeats',
  leftBehind: 'at once',
  privacy: {
    email: ['account e-mail'],
    userId: 'technical',
    state: 'technical',
    role: 'technical',
    joins: 'technical',
    createdAt: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof emailEntity>>;
