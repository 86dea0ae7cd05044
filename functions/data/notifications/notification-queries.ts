import { notificationLists } from '../entities/accounts/notification-entity.ts';
import { pageSize, readPage } from '../page.ts';
import { readMany } from '../read-many.ts';
import type { NotificationRow } from '../rows.ts';
import { rows } from '../service.ts';

/** Returns one of a user's notifications, or null. A strong read. */
export async function findNotification(userId: string, notificationId: string): Promise<NotificationRow | null> {
  const { data } = await rows().notification.get({ userId, notificationId }).go({ consistent: true });
  return data;
}

/** Returns a page of a user's notifications, newest first. */
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

/** Returns a page of a user's unread notifications, newest first. The list may be a moment old, so this reads each row again. */
export async function readUnreadNotifications(
  userId: string,
  cursor: string | undefined,
): Promise<{ items: NotificationRow[]; nextCursor: string | null }> {
  const { items, nextCursor } = await readPage(
    (options) =>
      rows()
        .notification.query.unread({ list1pk: notificationLists.unread(userId) })
        .go({ ...options, order: 'desc' }),
    cursor,
  );
  const found = await readMany(
    items.map(({ notificationId }) => ({ userId, notificationId })),
    (keys) => rows().notification.get(keys).go({ consistent: true }),
  );
  const open = found.filter(({ read }) => !read);
  return { items: open.sort((a, b) => b.notificationId.localeCompare(a.notificationId)), nextCursor };
}

/** Returns the ids of a user's newest unread notifications, at most one page (`pageSize`). */
export async function readUnreadIds(userId: string): Promise<string[]> {
  const { data } = await rows()
    .notification.query.unread({ list1pk: notificationLists.unread(userId) })
    .go({ order: 'desc', limit: pageSize });
  return data.map((row) => row.notificationId);
}

/** The number of a user's newest unread notifications that `readUnreadIdsOf` reads to find those about one job. */
const mostSearched = 100;

/** Returns the ids of a user's newest unread notifications about a job, at most one page. The list may be a moment old. */
export async function readUnreadIdsOf(userId: string, jobId: string): Promise<string[]> {
  const { data } = await rows()
    .notification.query.unread({ list1pk: notificationLists.unread(userId) })
    .go({ order: 'desc', limit: mostSearched });
  return data
    .filter((row) => row.jobId === jobId)
    .slice(0, pageSize)
    .map((row) => row.notificationId);
}

/** Returns the keys of all users' notifications about a job. The list may be a moment old. */
export async function readNotificationsOf(
  jobId: string,
): Promise<Pick<NotificationRow, 'userId' | 'notificationId'>[]> {
  const { data } = await rows()
    .notification.query.byJob({ list2pk: notificationLists.jobNotifications(jobId) })
    .go({ pages: 'all' });
  return data;
}
