import { type NotificationKind, notificationKinds } from '#shared/domain/notifications.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost, commit } from '../../data/commit.ts';
import { setMutedEmails } from '../../data/notifications/email-preference-writes.ts';
import type { UserRow } from '../../data/rows.ts';
import { notFound, unavailable } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';

export type EmailPreferences = Record<NotificationKind, boolean>;

/** Every kind is on until it is turned off. */
export const emailPreferencesOf = ({ mutedEmails = [] }: Pick<UserRow, 'mutedEmails'>): EmailPreferences =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, !mutedEmails.includes(kind)])) as EmailPreferences;

async function readPreferences(actor: Actor): Promise<UserRow> {
  const user = await findUser(actor.userId);
  if (!user) throw notFound();
  return user;
}

export const getEmailPreferences = async (actor: Actor): Promise<EmailPreferences> =>
  emailPreferencesOf(await readPreferences(actor));

const maxTries = 20;

/** Changes only the kinds that are named. If two are changed at the same moment, both changes count. */
export async function setEmailPreferences(
  actor: Actor,
  changes: Partial<EmailPreferences>,
  request: RequestFacts,
): Promise<EmailPreferences> {
  let lost: unknown;
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const user = attempt === 1 ? actor.user : await readPreferences(actor);
    const preferences = { ...emailPreferencesOf(user), ...changes };
    const muted = notificationKinds.filter((kind) => !preferences[kind]);
    try {
      await commit([
        setMutedEmails(actor.userId, muted, user.mutedEmails),
        ...idempotencyWrite(actor, request, actor.userId),
      ]);
      return preferences;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      await throwIfDone(actor, request, error.names);
      lost = error;
    }
  }
  throw unavailable(lost);
}
