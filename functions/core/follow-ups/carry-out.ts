import { emailedKinds } from '#shared/domain/notifications.ts';
import { ConditionLost, commit, type NamedWrite, write } from '../../data/commit.ts';
import { notificationListKeys } from '../../data/list-keys.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import type { Effects, MailDraft, NotificationDraft, OutboxRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { newId } from '../../new-id.ts';
import { runFollowUp } from './run-follow-up.ts';

/** Carries out what an outbox row asks for. Once is enough and twice is harmless: the row goes in the same transaction. */

export const statsScope = 'all';
const jobWrite = 'job still there';

const taking = ({ outboxId }: OutboxRow): NamedWrite =>
  write('outbox row', (entities) =>
    entities.outbox
      .delete({ outboxId })
      .where(({ createdAt }, { exists }) => exists(createdAt))
      .commit(),
  );

/** Dated when the thing happened, however late it is told. */
function notificationWrites(draft: NotificationDraft, at: Date): NamedWrite[] {
  const { jobId, userId, kind, title, text, notificationId = newId(at) } = draft;
  const mail: MailDraft = { userId, kind, subject: title, text, ...(jobId ? { path: `/jobs/${jobId}` } : {}) };
  return [
    write('notification', (entities) =>
      entities.notification
        .create({
          userId,
          notificationId,
          kind,
          title,
          text,
          read: false,
          createdAt: at.toISOString(),
          ...(jobId ? { jobId } : {}),
          ...notificationListKeys({ userId, notificationId, jobId, read: false }),
        })
        .commit(),
    ),
    write('unread', (entities) => entities.user.patch({ userId }).add({ unreadNotifications: 1 }).commit()),
    ...(jobId
      ? [
          write(jobWrite, (entities) =>
            entities.job
              .check({ jobId })
              .where(({ version, deleted }, { exists, notExists }) => `${exists(version)} AND ${notExists(deleted)}`)
              .commit(),
          ),
        ]
      : []),
    ...(emailedKinds.includes(kind) ? outboxWrite({ mail }, at) : []),
  ];
}

function figureWrites({ stats, reputation }: Effects): NamedWrite[] {
  return [
    ...(stats
      ? [write('stats', (entities) => entities.publicStats.update({ scope: statsScope }).add(stats).commit())]
      : []),
    ...(reputation
      ? [
          write('reputation', (entities) => {
            const { userId, ...by } = reputation;
            return entities.reputation.update({ userId }).add(by).commit();
          }),
        ]
      : []),
  ];
}

/** The address is looked up at the last moment; whoever muted the kind, or is gone, gets nothing. */
async function deliver(draft: MailDraft): Promise<void> {
  const { data: user } = await rows().user.get({ userId: draft.userId }).go({ consistent: true });
  if (!user) return;
  if (draft.kind !== 'reset' && user.mutedEmails?.includes(draft.kind)) return;
  await sendMail({ to: user.email, subject: draft.subject, text: draft.text, path: draft.path });
}

export async function carryOut(outboxId: string, now: Date): Promise<void> {
  const { data: row } = await rows().outbox.get({ outboxId }).go({ consistent: true });
  if (!row) return;
  const { effects } = row;
  if (effects.followUp) await runFollowUp(effects.followUp, now);
  if (effects.mail) await deliver(effects.mail);
  const told = (effects.notifications ?? []).flatMap((draft) => notificationWrites(draft, new Date(row.createdAt)));
  try {
    await commit([taking(row), ...figureWrites(effects), ...told]);
  } catch (error) {
    if (!(error instanceof ConditionLost)) throw error;
    if (error.names.includes('outbox row')) return;
    // Whom or what this was about is gone, or it was said before: nobody is left to be told, the figures still count.
    await commit([taking(row), ...figureWrites(effects)]).catch((again: unknown) => {
      if (!(again instanceof ConditionLost)) throw again;
    });
  }
}
