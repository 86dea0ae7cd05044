import { emailedKinds } from '#shared/domain/notifications.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit, type NamedWrite } from '../../data/commit.ts';
import { addToPublicStats, addToReputation } from '../../data/figures/figure-writes.ts';
import { addUnread, createNotification, onlyWhileJobStands } from '../../data/notifications/notification-writes.ts';
import { findOutboxRow } from '../../data/notifications/outbox-queries.ts';
import { outboxRowWrite, outboxWrite, takeOutboxRow } from '../../data/notifications/outbox-writes.ts';
import type { Effects, MailDraft, NotificationDraft } from '../../data/rows.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { newId } from '../../new-id.ts';
import { runFollowUp } from './run-follow-up.ts';

/** Carries out what an outbox row asks for. Repeating it is harmless, because the row is removed in the same transaction. */

/** Dated when the event happened, however late the notification is. */
function notificationWrites(draft: NotificationDraft, at: Date): NamedWrite[] {
  const { jobId, userId, kind, title, text, notificationId = newId(at) } = draft;
  const mail: MailDraft = { userId, kind, subject: title, text, ...(jobId ? { path: `/jobs/${jobId}` } : {}) };
  return [
    createNotification({ userId, notificationId, kind, title, text, jobId, createdAt: at.toISOString() }),
    addUnread(userId, 1),
    ...(jobId ? [onlyWhileJobStands(jobId)] : []),
    ...(emailedKinds.includes(kind) ? outboxWrite({ mail }, at) : []),
  ];
}

const figureWrites = ({ stats, reputation }: Effects): NamedWrite[] => [
  ...(stats ? [addToPublicStats(stats)] : []),
  ...(reputation ? [addToReputation(reputation)] : []),
];

/** Looks up the address at the last moment. People who muted this kind, or who are gone, get nothing. */
async function deliver(draft: MailDraft): Promise<void> {
  const user = await findUser(draft.userId);
  if (!user) return;
  if (draft.kind !== 'reset' && user.mutedEmails?.includes(draft.kind)) return;
  await sendMail({ to: user.email, subject: draft.subject, text: draft.text, path: draft.path });
}

export async function carryOut(outboxId: string, now: Date): Promise<void> {
  const row = await findOutboxRow(outboxId);
  if (!row) return;
  const { effects } = row;
  if (effects.followUp) await runFollowUp(effects.followUp, now);
  if (effects.mail) await deliver(effects.mail);
  const told = (effects.notifications ?? []).flatMap((draft) => notificationWrites(draft, new Date(row.createdAt)));
  try {
    await commit([takeOutboxRow(outboxId), ...figureWrites(effects), ...told]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    if (error.names.includes(outboxRowWrite)) return;
    // The person or job is gone, or was already notified. There is nobody to notify, but the figures still count.
    await commit([takeOutboxRow(outboxId), ...figureWrites(effects)]).catch((again: unknown) => {
      if (!(again instanceof ConditionLost)) throw again;
    });
  }
}
