import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { readUsers } from '../../data/accounts/user-queries.ts';
import { letMailThrough } from '../../data/accounts/user-writes.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import type { UserRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { saveProfile } from '../people/save-profile.ts';
import { requireCompany } from './require-company.ts';

/**
 * Lets administrators see whether we send emails to a user, and allow emails again. Administrators do not see the email
 * address.
 */

type Mail = AnswerOf<Routes['allowMail']>;
type MailStopped = Mail['mailStopped'];

const stoppedOf = ({ mailStopped, mailJudgedAt }: UserRow): MailStopped =>
  mailStopped && mailJudgedAt ? { why: mailStopped, at: mailJudgedAt } : null;

/** The facts about an account that administrators see beside its profile. */
export interface AccountMarks {
  mailStopped: MailStopped;
  twoFactorSince: string | null;
}

/** Reads the marks of these accounts. Returns a function that returns the marks of one account by its id. */
export async function readAccountMarks(userIds: readonly string[]): Promise<(userId: string) => AccountMarks> {
  const users = new Map((await readUsers(userIds)).map((user) => [user.userId, user]));
  return (userId) => {
    const user = users.get(userId);
    return { mailStopped: user ? stoppedOf(user) : null, twoFactorSince: user?.twoFactorSince ?? null };
  };
}

export const getMail = async (userId: string): Promise<Mail> => ({
  id: userId,
  mailStopped: stoppedOf(await requireCompany(userId)),
});

const again = (): Refusal =>
  new Refusal('conflict', {
    message: 'Another email has bounced or been marked as spam since you opened this. Nothing was changed.',
  });

/** Allows emails again. `stoppedAt` is the time of the stop that the administrator saw, so a later stop is a conflict. */
export async function allowMail(actor: Actor, userId: string, stoppedAt: string, request: RequestFacts): Promise<Mail> {
  const user = await requireCompany(userId);
  const stopped = stoppedOf(user);
  if (stopped === null) return { id: userId, mailStopped: null };
  if (stopped.at !== stoppedAt) throw again();
  const { now } = request;
  const changes = { mailStopped: { from: stopped.why, to: null } };
  const act = { subjectId: userId, kind: user.role, action: 'allowMail', actorId: actor.userId, changes } as const;
  const writes = [letMailThrough(userId, stoppedAt, now.toISOString()), adminAuditWrite(act, now)];
  await saveProfile(actor, request, { writes, onLost: 'conflict', reference: userId });
  return { id: userId, mailStopped: null };
}
