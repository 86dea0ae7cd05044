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
  /** The id of the access token, or the id of its session. */
  tokenId: string;
  expiresAt: number;
}

/** An unfinished enrolment in two-factor sign-in. The user can only finish the latest one. */
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
    /**
     * When the owner deleted the account. The account is then permanently suspended, and its row is kept only for the records
     * that refer to it.
     */
    closedAt: optionalText,
    /**
     * Set until the owner opens the link in the confirmation email, or an operator confirms the address. Accounts of earlier
     * versions count as confirmed.
     */
    unconfirmed: { type: 'boolean' },
    /** The reason why we send no emails to the address. */
    mailStopped: { type: mailTroubles },
    /** When emails were last stopped or allowed again. Reports about earlier emails change nothing. */
    mailJudgedAt: optionalText,
    /** The credentials epoch, in epoch seconds. The server refuses sessions and other secrets from before this time. */
    sessionsValidAfter: number,
    /** The one session from before `sessionsValidAfter` that is still valid, because it ended all others. */
    keptSession: optionalText,
    /** Sessions that were signed out while their access token was still valid. */
    endedSessions: { type: CustomAttributeType<EndedSession[]>('any') },
    /** When two-factor sign-in was turned on. Absent while it is off. The user pool is updated to match this attribute. */
    twoFactorSince: optionalText,
    /** Hashes of the recovery codes that have not been used. */
    recoveryHashes: { type: CustomAttributeType<string[]>('any') },
    twoFactorStart: { type: CustomAttributeType<TwoFactorStart>('any') },
    unreadNotifications: number,
    /** The kinds of notifications whose emails the user has turned off. */
    mutedEmails: { type: CustomAttributeType<NotificationKind[]>('any') },
    /** The kinds of notifications that the user has turned off in the application. */
    mutedBell: { type: CustomAttributeType<NotificationKind[]>('any') },
    /** Whether the user gets one daily email instead of one email for each notification. */
    dailyEmail: { type: 'boolean' },
    /** Absent until the user chooses a theme. */
    theme: { type: themes },
    /** The company of a person who joined one. Absent for the account of a company, which its first owner signs in to. */
    companyId: optionalText,
    /** The rank of a person who joined. The first owner has no rank, and may do everything. */
    rank: { type: ranks },
    personName: optionalText,
    /** When the person left the company. The row keeps the person's name, because records refer to it. */
    leftAt: optionalText,
    /** The number of people who have joined the company and not left it. Absent if none ever joined. */
    colleagues: optionalNumber,
    createdAt: text,
    ...list1,
    ...list2,
  },
  indexes: { byId: mainKey(['userId'], []), closed: listKey('list1'), byCompany: listKey('list2') },
});

/** Adds deleted accounts to the list of closed accounts. The keys are literals, because a migration never changes. */
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

/** Returns the keys that list the people of a company in the order in which they joined. */
const inCompany = (companyId: string, createdAt: string, userId: string): ListKeys => ({
  list2pk: userLists.peopleOf(companyId),
  list2sk: `${createdAt}#${userId}`,
});

/** Returns the list keys of a row. A deleted account keeps its `closedSince` keys until `unlistClosed` removes them. */
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
    // Version 2 adds notifications of new jobs that match a saved search.
    asItIs,
    // Version 3 adds reminders.
    asItIs,
    // Version 4 adds the settings for in-app notifications and the daily email.
    asItIs,
    // Version 5 adds whether the address is confirmed.
    asItIs,
    // Version 6 adds notifications of decisions about reports.
    asItIs,
    // Version 7 adds the time when the owner deleted the account.
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

/** An email address and the one account that has or reserves it. The condition of its write prevents a second registration. */
export const emailEntity = new Entity({
  model: model('email'),
  attributes: {
    email: text,
    userId: text,
    /** `pending` until the account's row exists. */
    state: { type: ['pending', 'active'] as const, required: true },
    role: { type: roles, required: true },
    /** The company that a person with this address is joining. Removed once the person has joined. */
    joins: optionalText,
    createdAt: text,
  },
  indexes: { byEmail: mainKey(['email'], []) },
});

export const emailKind = {
  entity: emailEntity,
  // Version 2 adds the company that a person with the address is joining.
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
