import { ConditionLost, commit } from '../../data/commit.ts';
import { readNotifications } from '../../data/notifications/notification-queries.ts';
import { addUnread, deleteNotification } from '../../data/notifications/notification-writes.ts';
import { again, retry } from '../../retry.ts';

const patience = { tries: 8, firstPause: 20, longestPause: 250 };

/** Removes all notifications addressed to a user, a page at a time. */
export async function removeNotificationsTo(userId: string): Promise<void> {
  for (let isMore = true; isMore; )
    await retry(async (isLast) => {
      const { items } = await readNotifications(userId, undefined);
      isMore = items.length > 0;
      const unread = items.filter(({ read }) => !read).length;
      try {
        return await commit([...items.map(deleteNotification), ...(unread > 0 ? [addUnread(userId, -unread)] : [])]);
      } catch (error) {
        if (!(error instanceof ConditionLost) || isLast) throw error;
        return again;
      }
    }, patience);
}
