import { ConditionLost, commit } from '../../data/commit.ts';
import { findNotification, readNotificationsOf } from '../../data/notifications/notification-queries.ts';
import { addUnread, deleteNotification } from '../../data/notifications/notification-writes.ts';
import { again, retry } from '../../retry.ts';

const patience = { tries: 8, firstPause: 20, longestPause: 250 };

/**
 * Removes one notification. If its recipient marks it as read at the same time, the removal starts again with the new row, so
 * that the unread count stays correct.
 */
async function removeNotification(userId: string, notificationId: string): Promise<void> {
  await retry(async (isLast) => {
    const row = await findNotification(userId, notificationId);
    if (!row) return undefined;
    try {
      return await commit([deleteNotification(row), ...(row.read ? [] : [addUnread(userId, -1)])]);
    } catch (error) {
      if (!(error instanceof ConditionLost) || isLast) throw error;
      return again;
    }
  }, patience);
}

/** Removes every notification about a job. */
export async function removeNotifications(jobId: string): Promise<void> {
  const found = await readNotificationsOf(jobId);
  for (const { userId, notificationId } of found) await removeNotification(userId, notificationId);
}
