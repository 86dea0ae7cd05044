import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf, BodyOf } from '#shared/api/route/route.ts';
import {
  type NotificationKind,
  notificationKinds,
  notificationLabels,
  notificationWays,
} from '#shared/domain/accounts/notifications.ts';
import type { FieldValue } from '#shared/domain/changes.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import { ConditionLost } from '../../data/commit.ts';
import { setPreferences } from '../../data/notifications/preference-writes.ts';
import type { UserRow } from '../../data/rows.ts';
import { notFound, unavailable } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { commitFor } from '../commit-for.ts';
import { idempotencyWrite, throwIfDone } from '../idempotency.ts';
import { refuseStale } from '../refuse-stale.ts';

export type Preferences = AnswerOf<Routes['setNotificationPreferences']>;
type Switches = Record<NotificationKind, boolean>;

/** Returns the switches. Every kind is on until the user turns it off. */
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

type PreferenceChange = BodyOf<Routes['setNotificationPreferences']>;

/** Returns each switch by its path, for example `emailPreferences.award`. */
const byPath = ({ emailPreferences, bellPreferences, dailyEmail }: Partial<PreferenceChange>) => ({
  ...Object.fromEntries(
    Object.entries({ emailPreferences, bellPreferences }).flatMap(([way, switches]) =>
      Object.entries(switches ?? {}).map(([kind, isOn]): [string, FieldValue] => [`${way}.${kind}`, isOn]),
    ),
  ),
  ...(dailyEmail === undefined ? {} : { dailyEmail }),
});

/** Returns the label of each switch by its path, in the words of the role. */
const labelsFor = (role: Role): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(notificationWays).flatMap(([way, label]) =>
      notificationKinds.map((kind) => [`${way}.${kind}`, `${label}: ${notificationLabels[role][kind] ?? kind}`]),
    ),
  ),
  dailyEmail: 'One email a day',
});

const maxTries = 20;

const mutedIn = (switches: Switches): NotificationKind[] => notificationKinds.filter((kind) => !switches[kind]);

/** Changes only the named switches. If two requests change different ones at the same time, both changes are kept. */
export async function changePreferences(
  actor: Actor,
  { seen, ...changes }: PreferenceChange,
  request: RequestFacts,
): Promise<Preferences> {
  let lost: unknown;
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const user = attempt === 1 ? actor.user : await readUser(actor);
    const before = preferencesOf(user);
    refuseStale(seen && byPath(seen), byPath(before), labelsFor(user.role));
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
