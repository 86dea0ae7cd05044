import type { NamedWrite } from '../commit.ts';
import { notificationListKeys } from '../entities/accounts/notification-entity.ts';
import type { NotificationRow } from '../rows.ts';
import { write } from '../write.ts';

/** A new, unread notification. The same id cannot be written twice. */
export const createNotification = (
  row: Pick<
    NotificationRow,
    'userId' | 'notificationId' | 'kind' | 'title' | 'text' | 'jobTitle' | 'jobId' | 'createdAt'
  >,
): NamedWrite =>
  write('notification', (entities) =>
    entities.notification.create({ ...row, read: false, ...notificationListKeys({ ...row, read: false }) }).commit(),
  );

/** Marks one as read, on the condition that it is unread. The write is named after the notification. */
export const markRead = (userId: string, notificationId: string): NamedWrite =>
  write(notificationId, (entities) =>
    entities.notification
      .patch({ userId, notificationId })
      .set({ read: true })
      .remove(['list1pk', 'list1sk'])
      .where(({ read }, { eq }) => eq(read, false))
      .commit(),
  );

/** Deletes a notification if it has not changed since we read it, because the count depends on whether it was unread. */
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
 * Changes the account's count in the transaction that creates, marks or removes notifications, so it is always exact. A deleted
 * account gets no more of them.
 */
export const addUnread = (userId: string, by: number): NamedWrite =>
  write('user', (entities) => {
    const change = entities.user.patch({ userId }).add({ unreadNotifications: by });
    return by > 0 ? change.where(({ closedAt }, { notExists }) => notExists(closedAt)).commit() : change.commit();
  });
