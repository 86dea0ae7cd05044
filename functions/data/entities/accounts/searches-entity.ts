import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import type { NotificationKind } from '#shared/domain/accounts/notifications.ts';
import type { SavedSearch } from '#shared/domain/search/saved-searches.ts';
import { list1, number, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';
import { asItIs } from '../migration.ts';

/** One notification that waits for the daily email. */
export interface WaitingNews {
  kind: NotificationKind;
  /** The subject of the email. */
  title: string;
  text: string;
  /** Absent if the job can no longer be opened. */
  path?: string;
}

/**
 * All saved searches of one installer, and the content of a user's next daily email. The email lists new jobs that match the
 * searches, and for users who want a daily email also their notifications. There are few of each, so one row is enough.
 */
export const searchesEntity = new Entity({
  model: model('searches'),
  attributes: {
    userId: text,
    /** The number of changes so far. A change fails unless the row still has the revision on which the change is based. */
    revision: number,
    searches: { type: CustomAttributeType<SavedSearch[]>('any'), required: true },
    /** The ids of jobs that the next email may list. */
    pending: { type: CustomAttributeType<string[]>('any'), required: true },
    news: { type: CustomAttributeType<WaitingNews[]>('any') },
    /** When to send the next email. Present while any jobs or notifications wait for it. */
    dueAt: optionalText,
    mailedAt: optionalText,
    ...list1,
  },
  indexes: { byUser: mainKey(['userId'], []), due: listKey('list1') },
});

export const searchesLists = {
  digests: () => 'digests',
};

/** Returns the keys that list the row by the time of the next email, while any jobs or notifications wait for it. */
export const digestListKeys = (row: { userId: string; dueAt?: string | undefined }): ListKeys =>
  row.dueAt === undefined ? {} : { list1pk: searchesLists.digests(), list1sk: `${row.dueAt}#${row.userId}` };

export const searchesKind = {
  entity: searchesEntity,
  lists: digestListKeys,
  migrations: [
    // Version 2 adds the notifications that wait for the daily email.
    asItIs,
    // Version 3 adds the notifications of decisions about reports.
    asItIs,
    // Version 4 adds the notifications of copies of a user's data.
    asItIs,
    // Version 5 adds the place around which a search finds jobs.
    asItIs,
    // Version 6 removes the job's title, because the subject of an email identifies the job.
    asItIs,
    // Version 7 adds waiting emails about the team of a job.
    asItIs,
  ],
  inCopy: 'savedSearches',
  leftBehind: 'removed',
  /** Only the user sees the saved searches and the content of the next daily email. Both are deleted with the account. */
  privacy: {
    userId: 'technical',
    revision: 'technical',
    searches: 'parties',
    pending: 'technical',
    news: ['cancel reason'],
    dueAt: 'technical',
    mailedAt: 'technical',
  },
} as const satisfies Kind<EntityItem<typeof searchesEntity>>;

/**
 * Marks that a user gets no more notifications of a job as new, because the user has had such a notification or has had the job.
 * The row is deleted with the job.
 */
export const toldEntity = new Entity({
  model: model('told'),
  attributes: { jobId: text, userId: text },
  indexes: { byJob: mainKey(['jobId'], ['userId']) },
});

export const toldKind = {
  entity: toldEntity,
  migrations: [],
  inCopy: 'repeats',
  leftBehind: 'ids',
  privacy: { jobId: 'technical', userId: 'technical' },
} as const satisfies Kind<EntityItem<typeof toldEntity>>;
