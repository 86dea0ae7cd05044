import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { NamedWrite } from '#functions/data/commit.ts';
import { onlyWhileJobStands } from '#functions/data/jobs/job-writes.ts';
import { addUnread, createNotification } from '#functions/data/notifications/notification-writes.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import type { MailDraft, NotificationDraft } from '#functions/data/rows.ts';
import { newId } from '#functions/new-id.ts';
import { emailedKinds } from '#shared/domain/accounts/notifications.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import type { Effect } from './effect.ts';

/** What people wrote, such as a name or a reason, stays behind the link: nobody can use our letters to say something to a stranger. */
const behindTheLink = 'Sign in to read what has happened.';

/**
 * Dated when the event happened, however late the notification is. Somebody who has turned both ways off is told
 * nothing, and what the bell does not show is not counted.
 */
async function notificationWrites(draft: NotificationDraft, at: Date): Promise<NamedWrite[]> {
  const { jobId, userId, kind, title, text, jobTitle, byUserId, notificationId = newId(at) } = draft;
  const user = await findUser(userId);
  if (user?.closedAt !== undefined) return [];
  const about = jobTitle === undefined ? {} : { jobTitle };
  const page = kind === 'copy' ? paths.settings : paths.notifications;
  const path = jobId ? hrefTo(paths.job, { id: jobId }) : page;
  const by = byUserId === undefined ? {} : { byUserId };
  const mail: MailDraft = {
    userId,
    kind,
    subject: title,
    text: behindTheLink,
    ...about,
    path,
    ...by,
  };
  const row = { userId, notificationId, kind, title, text, ...about, jobId, createdAt: at.toISOString() };
  return [
    ...(user?.mutedBell?.includes(kind) ? [] : [createNotification(row), addUnread(userId, 1)]),
    ...(jobId ? [onlyWhileJobStands(jobId)] : []),
    ...(emailedKinds.includes(kind) && !user?.mutedEmails?.includes(kind) ? outboxWrite({ mail }, at) : []),
  ];
}

/** If the person or the job is gone, or the person was told before, nobody is told and the figures still count. */
export const notifications: Effect<'notifications'> = {
  lease: 'none',
  carryOut: async (drafts, { happenedAt }) => ({
    writes: async () => (await Promise.all(drafts.map((draft) => notificationWrites(draft, happenedAt)))).flat(),
    isDroppable: true,
  }),
};
