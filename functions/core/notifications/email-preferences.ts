import { type NotificationKind, notificationKinds } from '#shared/domain/notifications.ts';
import { ConditionLost, commit, write } from '../../data/commit.ts';
import type { UserRow } from '../../data/rows.ts';
import { rows } from '../../data/service.ts';
import { notFound, unavailable } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';

export type EmailPreferences = Record<NotificationKind, boolean>;

/** Everything is on until it is switched off. */
export const emailPreferencesOf = ({ mutedEmails = [] }: Pick<UserRow, 'mutedEmails'>): EmailPreferences =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, !mutedEmails.includes(kind)])) as EmailPreferences;

async function readPreferences(actor: Actor): Promise<UserRow> {
  const { data } = await rows().user.get({ userId: actor.userId }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
}

export const getEmailPreferences = async (actor: Actor): Promise<EmailPreferences> =>
  emailPreferencesOf(await readPreferences(actor));

const maxTries = 20;

/** Changes the kinds that are named and leaves the others; two switches turned at the same moment both count. */
export async function setEmailPreferences(
  actor: Actor,
  changes: Partial<EmailPreferences>,
  request: RequestFacts,
): Promise<EmailPreferences> {
  let lost: unknown;
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const user = attempt === 1 ? actor.user : await readPreferences(actor);
    const preferences = { ...emailPreferencesOf(user), ...changes };
    const before = user.mutedEmails;
    const muted = notificationKinds.filter((kind) => !preferences[kind]);
    const changed = write('user', (entities) =>
      entities.user
        .patch({ userId: actor.userId })
        .set({ mutedEmails: muted })
        .where(({ mutedEmails }, { eq, notExists }) =>
          before === undefined ? notExists(mutedEmails) : eq(mutedEmails, before),
        )
        .commit(),
    );
    try {
      await commit([changed, ...idempotencyWrite(actor, request, actor.userId)]);
      return preferences;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      await throwIfDone(actor, request, error.names);
      lost = error;
    }
  }
  throw unavailable(lost);
}
