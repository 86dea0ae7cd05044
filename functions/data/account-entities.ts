import { CustomAttributeType, Entity } from 'electrodb';
import { type State, states } from '#shared/domain/australia.ts';
import { availabilities } from '#shared/domain/eligibility.ts';
import { type BrandCertification, crewSizes, type InstallerService } from '#shared/domain/installer.ts';
import { type Licence, roles } from '#shared/domain/job.ts';
import { type NotificationKind, notificationKinds } from '#shared/domain/notifications.ts';
import { listKey, mainKey, model } from './entity-keys.ts';

/** Everything that belongs to one person. A profile's id is its user's id. */

const text = { type: 'string', required: true } as const;
const optionalText = { type: 'string' } as const;
const optionalNumber = { type: 'number' } as const;

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
    sessionsValidAfter: { type: 'number', required: true },
    /** Sessions signed out while their access token would still live. */
    endedSessions: { type: CustomAttributeType<EndedSession[]>('any') },
    unreadNotifications: { type: 'number', required: true },
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

/** A sign-in that may be refreshed, under the hash of its refresh token. */
export const sessionEntity = new Entity({
  model: model('session'),
  attributes: {
    userId: text,
    tokenHash: text,
    /** Epoch seconds. */
    signedInAt: { type: 'number', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: { byToken: mainKey(['userId'], ['tokenHash']) },
});

export const resetCodeEntity = new Entity({
  model: model('resetcode'),
  attributes: {
    userId: text,
    codeHash: text,
    attemptsLeft: { type: 'number', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

export const retailerProfileEntity = new Entity({
  model: model('retailerprofile'),
  attributes: {
    userId: text,
    version: { type: 'number', required: true },
    companyName: text,
    contactName: text,
    contactEmail: text,
    contactPhone: text,
    abnNumber: text,
    website: text,
    logoKey: optionalText,
    companyBio: text,
    headquartersAddress: text,
    createdAt: text,
    updatedAt: text,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

export const installerProfileEntity = new Entity({
  model: model('installerprofile'),
  attributes: {
    userId: text,
    version: { type: 'number', required: true },
    companyName: text,
    contactName: text,
    contactPhone: text,
    location: text,
    suburb: optionalText,
    state: { type: states },
    postcode: optionalText,
    latitude: optionalNumber,
    longitude: optionalNumber,
    geoPrecision: { type: ['exact', 'suburb', 'postcode'] as const },
    saaNumberEncrypted: text,
    accreditations: { type: CustomAttributeType<Licence[]>('any'), required: true },
    installRadius: optionalNumber,
    availability: { type: availabilities, required: true },
    leadTimeDays: optionalNumber,
    profileVisibility: { type: ['public', 'private'] as const, required: true },
    bio: text,
    statesServed: { type: CustomAttributeType<State[]>('any'), required: true },
    services: { type: CustomAttributeType<InstallerService[]>('any'), required: true },
    brandCertifications: { type: CustomAttributeType<BrandCertification[]>('any'), required: true },
    crewSize: { type: crewSizes },
    createdAt: text,
    updatedAt: text,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

const count = { type: 'number', default: 0 } as const;

/** One person's dashboard in numbers, written with every change that moves one. `posted` stands for New, `offered` for invitations. */
export const tabCountsEntity = new Entity({
  model: model('tabcounts'),
  attributes: {
    userId: text,
    draft: count,
    posted: count,
    offered: count,
    accepted: count,
    booked: count,
    completed: count,
    paid: count,
    archived: count,
    all: count,
    applicationsPending: count,
  },
  indexes: { byUser: mainKey(['userId'], []) },
});

/** What others said of a person, as exact sums. */
export const reputationEntity = new Entity({
  model: model('reputation'),
  attributes: { userId: text, sixths: count, reviewCount: count, completedJobs: count },
  indexes: { byUser: mainKey(['userId'], []) },
});

export const preferredEntity = new Entity({
  model: model('preferred'),
  attributes: { userId: text, installerId: text, createdAt: text },
  indexes: { byUser: mainKey(['userId'], ['installerId']) },
});

/** A retailer (`userId`) and an installer who have had to do with each other on a job. */
export const acquaintanceEntity = new Entity({
  model: model('acquaintance'),
  attributes: { userId: text, installerId: text },
  indexes: { byUser: mainKey(['userId'], ['installerId']) },
});

/** Ids grow with time, so one's notifications are listed by key; the unread ones also have a list of their own. */
export const notificationEntity = new Entity({
  model: model('notification'),
  attributes: {
    userId: text,
    notificationId: text,
    kind: { type: notificationKinds, required: true },
    title: text,
    text: text,
    jobId: optionalText,
    read: { type: 'boolean', required: true },
    createdAt: text,
    list1pk: optionalText,
    list1sk: optionalText,
    list2pk: optionalText,
    list2sk: optionalText,
  },
  indexes: { byUser: mainKey(['userId'], ['notificationId']), unread: listKey('list1'), byJob: listKey('list2') },
});
