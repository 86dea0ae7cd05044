import { Entity } from 'electrodb';
import { notificationKinds } from '#shared/domain/accounts/notifications.ts';
import { optionalText, text } from '../attributes.ts';
import { listKey, mainKey, model } from '../entity-keys.ts';

/** Ids grow with time, so notifications are listed by key. Unread ones also have their own list. */
export const notificationEntity = new Entity({
  model: model('notification'),
  attributes: {
    userId: text,
    notificationId: text,
    kind: { type: notificationKinds, required: true },
    /** What happened, in fixed words. */
    title: text,
    /** The title of the job it is about. */
    jobTitle: optionalText,
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
