import type { NamedWrite } from '../commit.ts';
import { notificationListKeys } from '../entities/accounts/notification-entity.ts';
import type { NotificationRow } from '../rows.ts';
import { write } from '../write.ts';

/** Creates an unread notification. Fails if a notification with the same id exists. */
export const createNotification = (
  row: Pick<
    NotificationRow,
    'userId' | 'notificationId' | 'kind' | 'title' | 'text' | 'jobTitle' | 'jobId' | 'createdAt'
  >,
): NamedWrite =>
  write('notification', (entities) =>
    entities.notification.create({ ...row, read: false, ...notificationListKeys({ ...row, read: false }) }).commit(),
  );

/** Marks a notification as read, on the condition that it is unread. The name of the write is the notification's id. */
export const markRead = (userId: string, notificationId: string): NamedWrite =>
  write(notificationId, (entities) =>
    entities.notification
      .patch({ userId, notificationId })
      .set({ read: true })
      .remove(['list1pk', 'list1sk'])
      .where(({ read }, { eq }) => eq(read, false))
      .commit(),
  );

/**
 * Deletes a notification. Fails if `read` has changed since the caller loaded the notification, because the same transaction
 * adjusts the number of unread notifications.
 */
export const deleteNotification = ({
  userId,
  notificationId,
  read: wasRead,
}: Pick<NotificationRow, 'userId' | 'notificationId' | 'read'>): NamedWrite =>
  write('notification', (entities) =>
    entities.notification
      .delete({ userId, notificationId })
      .where(({ read }, { eq }) => eq(read, wasRead))
      .commit(),
  );

/**
 * Changes the account's number of unread notifications in the transaction that creates, marks or removes them, so it is always
 * exact. Fails if it would add notifications to a deleted account.
 */
export const addUnread = (userId: string, by: number): NamedWrite =>
  write('user', (entities) => {
    const change = entities.user.patch({ userId }).add({ unreadNotifications: by });
    return by > 0 ? change.where(({ closedAt }, { notExists }) => notExists(closedAt)).commit() : change.commit();
  });
