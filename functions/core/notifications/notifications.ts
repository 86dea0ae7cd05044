import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route.ts';
import { ConditionLost, commit, type NamedWrite, write } from '../../data/commit.ts';
import { listNames } from '../../data/list-keys.ts';
import { pageSize, readPage } from '../../data/page.ts';
import type { NotificationRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { notFound } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';

type NotificationPage = AnswerOf<Routes['listNotifications']>;

export async function findNotification(actor: Actor, notificationId: string): Promise<NotificationRow | null> {
  const { data } = await rows().notification.get({ userId: actor.userId, notificationId }).go({ consistent: true });
  return data;
}

const viewNotification = (row: NotificationRow): NotificationPage['notifications'][number] => ({
  id: row.notificationId,
  kind: row.kind,
  title: row.title,
  text: row.text,
  jobId: row.jobId ?? null,
  read: row.read,
  createdAt: row.createdAt,
});

/** The count on the account moves in the transaction that marks or makes a notification, so it is always exact. */
export async function countUnread(actor: Actor): Promise<number> {
  const { data } = await rows().user.get({ userId: actor.userId }).go({ consistent: true });
  return data?.unreadNotifications ?? 0;
}

export async function listNotifications(actor: Actor, cursor: string | undefined): Promise<NotificationPage> {
  const [{ items, nextCursor }, unreadCount] = await Promise.all([
    readPage(
      (options) =>
        rows()
          .notification.query.byUser({ userId: actor.userId })
          .go({ ...options, order: 'desc', consistent: true }),
      cursor,
    ),
    countUnread(actor),
  ]);
  return { notifications: items.map(viewNotification), unreadCount, nextCursor };
}

const markRead = (actor: Actor, notificationId: string): NamedWrite =>
  write(notificationId, (entities) =>
    entities.notification
      .patch({ userId: actor.userId, notificationId })
      .set({ read: true })
      .remove(['list1pk', 'list1sk'])
      .where(({ read }, { eq }) => eq(read, false))
      .commit(),
  );

const countDown = ({ userId }: Actor, by: number): NamedWrite =>
  write('user', (entities) => entities.user.patch({ userId }).add({ unreadNotifications: -by }).commit());

/** Marks those of `ids` that are still unread, and counts down by exactly as many. */
async function markAll(actor: Actor, ids: readonly string[], request: RequestFacts): Promise<void> {
  let open = ids;
  while (open.length > 0) {
    try {
      await commit([
        ...open.map((id) => markRead(actor, id)),
        countDown(actor, open.length),
        ...idempotencyWrite(actor, request, actor.userId),
      ]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      await throwIfDone(actor, request, error.names);
      const { names } = error;
      if (names.includes('user')) throw notFound();
      // Somebody else marked these meanwhile, on another device perhaps; the rest is still to do.
      open = open.filter((id) => !names.includes(id));
    }
  }
}

export async function readNotification(actor: Actor, row: NotificationRow, request: RequestFacts): Promise<number> {
  if (!row.read) await markAll(actor, [row.notificationId], request);
  return countUnread(actor);
}

/** The newest unread ones, as many as a page holds: with the count that is left, a client knows whether to go on. */
export async function readAllNotifications(actor: Actor, request: RequestFacts): Promise<number> {
  const { data } = await rows()
    .notification.query.unread({ list1pk: listNames.unread(actor.userId) })
    .go({ order: 'desc', limit: pageSize });
  await markAll(
    actor,
    data.map((row) => row.notificationId),
    request,
  );
  return countUnread(actor);
}
