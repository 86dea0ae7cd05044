import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, QueryOf } from '#shared/api/route/route.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost } from '../../data/commit.ts';
import {
  readNotifications,
  readUnreadIds,
  readUnreadNotifications,
} from '../../data/notifications/notification-queries.ts';
import { addUnread, markRead } from '../../data/notifications/notification-writes.ts';
import type { NotificationRow } from '../../data/rows.ts';
import { notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { viewNotifications } from './notification-views.ts';

type NotificationPage = AnswerOf<Routes['listNotifications']>;

/**
 * Returns the number of unread notifications. Each transaction that creates or marks a notification also changes this number,
 * so it is exact.
 */
export async function countUnread(actor: Actor): Promise<number> {
  const user = await findUser(actor.person.userId);
  return user?.unreadNotifications ?? 0;
}

export async function listNotifications(
  actor: Actor,
  { cursor, unread }: QueryOf<Routes['listNotifications']>,
  now: Date,
): Promise<NotificationPage> {
  const read = unread ? readUnreadNotifications : readNotifications;
  const [{ items, nextCursor }, unreadCount] = await Promise.all([
    read(actor.person.userId, cursor),
    countUnread(actor),
  ]);
  return { notifications: await viewNotifications(actor, items, now), unreadCount, nextCursor };
}

/** Marks those of the given notifications that are still unread as read, and reduces the count by exactly that many. */
async function markAll(actor: Actor, ids: readonly string[], request: RequestFacts): Promise<void> {
  let open = ids;
  while (open.length > 0) {
    try {
      await commitFor(actor, [
        ...open.map((id) => markRead(actor.person.userId, id)),
        addUnread(actor.person.userId, -open.length),
        ...idempotencyWrite(actor, request, actor.userId),
      ]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      throwIfDone(error.names);
      const { names } = error;
      if (names.includes('user')) throw notFound();
      // Another device may have marked some of these notifications since. The others still have to be marked.
      open = open.filter((id) => !names.includes(id));
    }
  }
}

export async function readNotification(actor: Actor, row: NotificationRow, request: RequestFacts): Promise<number> {
  if (!row.read) await markAll(actor, [row.notificationId], request);
  return countUnread(actor);
}

/**
 * Marks the named notifications as read, or up to a page of the newest unread ones. Returns the remaining count, which tells the
 * client whether to continue. Ids of other users' notifications match none of the actor's, so they change nothing.
 */
export async function readAllNotifications(
  actor: Actor,
  ids: readonly string[] | undefined,
  request: RequestFacts,
): Promise<number> {
  await markAll(actor, ids ? [...new Set(ids)] : await readUnreadIds(actor.person.userId), request);
  return countUnread(actor);
}
