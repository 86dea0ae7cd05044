import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { NamedWrite } from '#functions/data/commit.ts';
import { onlyWhileJobStands } from '#functions/data/jobs/job-writes.ts';
import { addUnread, createNotification } from '#functions/data/notifications/notification-writes.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { MailDraft, NotificationDraft } from '#functions/data/rows.ts';
import { newId } from '#functions/new-id.ts';
import { emailedKinds } from '#shared/domain/accounts/notifications.ts';
import { hrefTo, ownDataPath, paths } from '#shared/pages.ts';
import type { Effect } from './effect.ts';

/** The email of a notification without words of its own. Text that a user typed stays behind the link. */
const plainEmail = ({ title }: NotificationDraft) => ({
  subject: title,
  text: 'Open your notifications to read more.',
});

/**
 * Returns the writes of one notification, dated when the event happened. A muted kind is neither listed nor counted as unread,
 * and a closed account gets nothing.
 */
async function notificationWrites(draft: NotificationDraft, at: Date): Promise<NamedWrite[]> {
  const { jobId, userId, kind, title, text, jobTitle, byUserId, notificationId = newId(at) } = draft;
  const email = draft.email ?? plainEmail(draft);
  const user = await findUser(userId);
  if (user?.closedAt !== undefined) return [];
  const about = jobTitle === undefined ? {} : { jobTitle };
  const page = kind === 'copy' ? ownDataPath : paths.notifications;
  const path = jobId ? hrefTo(paths.job, { id: jobId }) : page;
  const by = byUserId === undefined ? {} : { byUserId };
  const mail: MailDraft = { userId, kind, ...email, path, ...by };
  const row = { userId, notificationId, kind, title, text, ...about, jobId, createdAt: at.toISOString() };
  return [
    ...(user?.mutedBell?.includes(kind) ? [] : [createNotification(row), addUnread(userId, 1)]),
    ...(jobId ? [onlyWhileJobStands(jobId)] : []),
    ...(emailedKinds.includes(kind) && !user?.mutedEmails?.includes(kind) ? outboxWrite({ mail }, at) : []),
  ];
}

/** Writes notifications. If the job is deleted or a notification exists already, none is written and the aggregates still count. */
export const notifications: Effect<'notifications'> = {
  lease: 'none',
  carryOut: async (drafts, { happenedAt }) => ({
    writes: async () => (await Promise.all(drafts.map((draft) => notificationWrites(draft, happenedAt)))).flat(),
    isDroppable: true,
  }),
};
