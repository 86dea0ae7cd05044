import { Entity, type EntityItem } from 'electrodb';
import { notificationKinds } from '#shared/domain/accounts/notifications.ts';
import { list1, list2, optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';
import type { Kind, ListKeys } from '../kind.ts';
import { asItIs, type Migration } from '../migration.ts';

/** A notification. Ids grow with time, so the main key lists notifications in order. Unread ones also have their own list. */
export const notificationEntity = new Entity({
  model: model('notification'),
  attributes: {
    userId: text,
    notificationId: text,
    kind: { type: notificationKinds, required: true },
    /** The event, in words that quote no user. */
    title: text,
    jobTitle: optionalText,
    text: text,
    jobId: optionalText,
    /** The first name of the person who caused the event, if that person joined a company. */
    byName: optionalText,
    read: { type: 'boolean', required: true },
    createdAt: text,
    ...list1,
    ...list2,
  },
  indexes: { byUser: mainKey(['userId'], ['notificationId']), unread: listKey('list1'), byJob: listKey('list2') },
});

/** Splits an earlier title, which consisted of the event, a colon and the job's title. */
const withJobTitleApart: Migration = (row) => {
  const { title } = row;
  if (typeof title !== 'string' || 'jobTitle' in row) return row;
  const colon = title.indexOf(': ');
  return colon < 0 ? row : { ...row, title: title.slice(0, colon), jobTitle: title.slice(colon + 2) };
};

export const notificationLists = {
  jobNotifications: (jobId: string) => `job#${jobId}`,
  unread: (userId: string) => `unread#${userId}`,
};

/**
 * Returns the keys of two lists: the user's unread notifications, and all notifications about a job, which are deleted with the
 * job.
 */
export function notificationListKeys(row: {
  userId: string;
  notificationId: string;
  jobId?: string | undefined;
  read: boolean;
}): ListKeys {
  return {
    ...(row.read ? {} : { list1pk: notificationLists.unread(row.userId), list1sk: row.notificationId }),
    ...(row.jobId ? { list2pk: notificationLists.jobNotifications(row.jobId), list2sk: row.notificationId } : {}),
  };
}

export const notificationKind = {
  entity: notificationEntity,
  lists: notificationListKeys,
  migrations: [
    // Version 2 adds notifications of new jobs that match a saved search.
    asItIs,
    // Version 3 stores the job's title separately, and adds reminders.
    withJobTitleApart,
    // Version 4 has decisions about reports.
    asItIs,
    // Version 5 adds notifications of copies of a user's data.
    asItIs,
    // Version 6 adds the person who caused the event.
    asItIs,
    // Version 7 adds notifications about the team of a job.
    asItIs,
  ],
  inCopy: 'notifications',
  leftBehind: 'removed',
  /** The notification of a cancellation contains its reason, and the notification of an invitation its message. */
  privacy: {
    userId: 'technical',
    notificationId: 'technical',
    kind: 'parties',
    title: 'parties',
    jobTitle: 'parties',
    text: ['cancel reason', 'invite message'],
    jobId: 'technical',
    byName: 'parties',
    read: 'parties',
    createdAt: 'parties',
  },
} as const satisfies Kind<EntityItem<typeof notificationEntity>>;
