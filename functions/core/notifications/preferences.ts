import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, BodyOf } from '#shared/api/route/route.ts';
import { type NotificationKind, notificationKinds } from '#shared/domain/accounts/notifications.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost } from '../../data/commit.ts';
import { setPreferences } from '../../data/notifications/preference-writes.ts';
import type { UserRow } from '../../data/rows.ts';
import { notFound, unavailable } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';

export type Preferences = AnswerOf<Routes['setNotificationPreferences']>;
type Switches = Record<NotificationKind, boolean>;

/** Every kind is on until it is turned off. */
const switchesOf = (muted: readonly NotificationKind[] = []): Switches =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, !muted.includes(kind)])) as Switches;

export const preferencesOf = (user: Pick<UserRow, 'mutedEmails' | 'mutedBell' | 'dailyEmail'>): Preferences => ({
  emailPreferences: switchesOf(user.mutedEmails),
  bellPreferences: switchesOf(user.mutedBell),
  dailyEmail: user.dailyEmail ?? false,
});

async function readUser(actor: Actor): Promise<UserRow> {
  const user = await findUser(actor.userId);
  if (!user) throw notFound();
  return user;
}

export const getPreferences = async (actor: Actor): Promise<Preferences> => preferencesOf(await readUser(actor));

const maxTries = 20;

const mutedIn = (switches: Switches): NotificationKind[] => notificationKinds.filter((kind) => !switches[kind]);

/** Changes only what is named. If two are changed at the same moment, both changes count. */
export async function changePreferences(
  actor: Actor,
  changes: BodyOf<Routes['setNotificationPreferences']>,
  request: RequestFacts,
): Promise<Preferences> {
  let lost: unknown;
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const user = attempt === 1 ? actor.user : await readUser(actor);
    const before = preferencesOf(user);
    const after: Preferences = {
      emailPreferences: { ...before.emailPreferences, ...changes.emailPreferences },
      bellPreferences: { ...before.bellPreferences, ...changes.bellPreferences },
      dailyEmail: changes.dailyEmail ?? before.dailyEmail,
    };
    const stored = {
      mutedEmails: mutedIn(after.emailPreferences),
      mutedBell: mutedIn(after.bellPreferences),
      dailyEmail: after.dailyEmail,
    };
    try {
      await commitFor(actor, [
        setPreferences(actor.userId, stored, user),
        ...idempotencyWrite(actor, request, actor.userId),
      ]);
      return after;
    } catch (error) {
      if (!(error instanceof ConditionLost)) throw error;
      throwIfDone(error.names);
      lost = error;
    }
  }
  throw unavailable(lost);
}
