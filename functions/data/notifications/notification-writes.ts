import { type NamedWrite, write } from '../commit.ts';
import { notificationListKeys } from '../list-keys.ts';
import type { NotificationRow } from '../rows.ts';

/** A new, unread notification; the same id cannot be written twice. */
export const createNotification = (
  row: Pick<NotificationRow, 'userId' | 'notificationId' | 'kind' | 'title' | 'text' | 'jobId' | 'createdAt'>,
): NamedWrite =>
  write('notification', (entities) =>
    entities.notification.create({ ...row, read: false, ...notificationListKeys({ ...row, read: false }) }).commit(),
  );

/** Marks one as read, on condition that it is unread. The write is named after the notification. */
export const markRead = (userId: string, notificationId: string): NamedWrite =>
  write(notificationId, (entities) =>
    entities.notification
      .patch({ userId, notificationId })
      .set({ read: true })
      .remove(['list1pk', 'list1sk'])
      .where(({ read }, { eq }) => eq(read, false))
      .commit(),
  );

/** Deletes one on condition that it is still as it was read: whether it was unread decides what becomes of the count. */
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

/** Moves the count on the account, in the transaction that makes, marks or removes notifications, so it is always exact. */
export const addUnread = (userId: string, by: number): NamedWrite =>
  write('user', (entities) => entities.user.patch({ userId }).add({ unreadNotifications: by }).commit());

/** Holds a transaction to a job that is still there: nobody is told of one that was deleted. */
export const onlyWhileJobStands = (jobId: string): NamedWrite =>
  write('job still there', (entities) =>
    entities.job
      .check({ jobId })
      .where(({ version, deleted }, { exists, notExists }) => `${exists(version)} AND ${notExists(deleted)}`)
      .commit(),
  );
