import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { findEmail } from '../../data/accounts/email-queries.ts';
import { setSuspended } from '../../data/accounts/user-writes.ts';
import { adminAuditWrite } from '../../data/admin/admin-audit-writes.ts';
import { outboxWrite } from '../../data/notifications/outbox-writes.ts';
import { findInstallerProfile, findRetailerProfile } from '../../data/people/profile-queries.ts';
import type { FieldChanges, UserRow } from '../../data/rows.ts';
import { Refusal } from '../../refusal.ts';
import type { Actor, RequestFacts } from '../actor.ts';
import { markProfile } from '../people/mark-profile.ts';
import { saveProfile } from '../people/save-profile.ts';
import { requireCompany } from './require-company.ts';

/**
 * A suspended account cannot be used, and other users do not see it. Every request and every public page checks the account.
 */

type Standing = AnswerOf<Routes['suspendPerson']>;
interface Turn {
  isSuspended: boolean;
  changes: FieldChanges;
}

async function turnWrites(actor: Actor, user: UserRow, { isSuspended, changes }: Turn, now: Date) {
  const { userId, role } = user;
  const suspendedAt = isSuspended ? now.toISOString() : undefined;
  const profile = await markProfile(user, suspendedAt, now);
  const action = isSuspended ? 'suspend' : 'restore';
  const writes = [
    setSuspended(userId, isSuspended),
    ...profile,
    adminAuditWrite({ subjectId: userId, kind: role, action, actorId: actor.userId, changes }, now),
    ...outboxWrite({ followUp: { kind: 'followSuspension', userId, role } }, now),
  ];
  return { writes, suspendedAt };
}

type Turned = Awaited<ReturnType<typeof turnWrites>>;

async function save(actor: Actor, userId: string, request: RequestFacts, { writes, suspendedAt }: Turned) {
  await saveProfile(actor, request, { writes, onLost: 'conflict', reference: userId });
  return { id: userId, suspendedAt: suspendedAt ?? null };
}

/**
 * Returns the writes that suspend an account. The caller commits them, so that deciding a report and suspending the reported
 * account happen in one transaction.
 */
export function suspensionWrites(actor: Actor, user: UserRow, reason: string, now: Date): Promise<Turned> {
  if (user.isAdmin)
    throw new Refusal('wrong_state', {
      message: "You can't suspend an administrator. Their administrator access must be removed first.",
    });
  const changes = { suspended: { from: false, to: true }, reason: { from: null, to: reason } };
  return turnWrites(actor, user, { isSuspended: true, changes }, now);
}

export async function getStanding(userId: string): Promise<Standing> {
  const { role, suspended } = await requireCompany(userId);
  const profile = await (role === 'retailer' ? findRetailerProfile(userId) : findInstallerProfile(userId));
  return { id: userId, suspendedAt: suspended ? (profile?.suspendedAt ?? null) : null };
}

/** Suspends an account. Its owner learns that it is suspended, but only administrators can read the reason. */
export async function suspendPerson(
  actor: Actor,
  userId: string,
  reason: string,
  request: RequestFacts,
): Promise<Standing> {
  const user = await requireCompany(userId);
  if (user.suspended) return getStanding(userId);
  return save(actor, userId, request, await suspensionWrites(actor, user, reason, request.now));
}

export async function restorePerson(actor: Actor, userId: string, request: RequestFacts): Promise<Standing> {
  const user = await requireCompany(userId);
  if (!user.suspended) return getStanding(userId);
  // This account was unconfirmed, and the reader of its email address has closed it. The account has no address to sign in
  // with.
  if ((await findEmail(user.email))?.userId !== userId)
    throw new Refusal('wrong_state', {
      message: 'The owner of this email address closed the account, so you cannot restore it.',
    });
  const changes = { suspended: { from: true, to: false } };
  return save(actor, userId, request, await turnWrites(actor, user, { isSuspended: false, changes }, request.now));
}
