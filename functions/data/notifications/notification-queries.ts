import { listNames } from '../list-keys.ts';
import { pageSize, readPage } from '../page.ts';
import type { NotificationRow } from '../rows.ts';
import { rows } from '../service.ts';

/** One of a person's notifications. */
export async function findNotification(userId: string, notificationId: string): Promise<NotificationRow | null> {
  const { data } = await rows().notification.get({ userId, notificationId }).go({ consistent: true });
  return data;
}

/** A page of a person's notifications, newest first. */
export const readNotifications = (
  userId: string,
  cursor: string | undefined,
): Promise<{ items: NotificationRow[]; nextCursor: string | null }> =>
  readPage(
    (options) =>
      rows()
        .notification.query.byUser({ userId })
        .go({ ...options, order: 'desc', consistent: true }),
    cursor,
  );

/** A person's newest unread notifications, up to a page. */
export async function readUnreadIds(userId: string): Promise<string[]> {
  const { data } = await rows()
    .notification.query.unread({ list1pk: listNames.unread(userId) })
    .go({ order: 'desc', limit: pageSize });
  return data.map((row) => row.notificationId);
}

/** Every person's notifications about a job, with just enough to find them again. The list may lag a moment behind. */
export async function readNotificationsOf(
  jobId: string,
): Promise<Pick<NotificationRow, 'userId' | 'notificationId'>[]> {
  const { data } = await rows()
    .notification.query.byJob({ list2pk: listNames.jobNotifications(jobId) })
    .go({ pages: 'all' });
  return data;
}
