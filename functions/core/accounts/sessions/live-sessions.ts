import { findSession } from '#functions/data/accounts/session-queries.ts';
import { findCompanyOf, findUser } from '#functions/data/accounts/user-queries.ts';
import type { UserRow } from '#functions/data/rows.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { Refusal } from '#functions/refusal.ts';
import { type Actor, rankOf } from '../../actor.ts';
import { lacksTwoFactor } from './has-two-factor.ts';
import { hashOf, type SessionKey } from './session-keys.ts';

/**
 * Decides which sessions are valid. The account pool's tokens identify the user, and our own rows say whether the session is
 * still valid.
 */

/** The claims of a verified access token about its session. */
export interface SessionToken {
  userId: string;
  tokenId: string;
  signedInAt: number;
  expiresAt: number;
}

/** Tells whether a sign-in is at or after `sessionsValidAfter`, or belongs to the session that was kept when all others ended. */
export const isCurrent = (
  { sessionsValidAfter, keptSession }: UserRow,
  { signedInAt, tokenId }: { signedInAt: number; tokenId?: string | undefined },
): boolean => signedInAt >= sessionsValidAfter || (keptSession !== undefined && tokenId === keptSession);

/** Tells whether the user's row still accepts a sign-in with this time and token. */
function isLive(user: UserRow, token: Pick<SessionToken, 'signedInAt' | 'tokenId'>): boolean {
  if (!isCurrent(user, token)) return false;
  return !(user.endedSessions ?? []).some((ended) => ended.tokenId === token.tokenId);
}

/** Returns the company of a person. Refuses if either is suspended, or the company is closed. */
export async function requireOpenCompany(person: UserRow): Promise<UserRow> {
  const company = await findCompanyOf(person);
  if (!company || company.closedAt !== undefined) throw new Refusal('unauthenticated');
  if (person.suspended || company.suspended) throw new Refusal('suspended');
  return company;
}

/** Identifies the caller from an access token. Refuses if the session has ended or the account is suspended. */
export async function requireActor({ userId, tokenId, signedInAt, expiresAt }: SessionToken): Promise<Actor> {
  const person = await findUser(userId);
  if (!person || !isLive(person, { tokenId, signedInAt })) throw new Refusal('unauthenticated');
  const user = await requireOpenCompany(person);
  return {
    userId: user.userId,
    role: user.role,
    person,
    rank: rankOf(person),
    // Every check for administrator access reads this flag, so none has to check two-factor sign-in.
    isAdmin: person.isAdmin && !lacksTwoFactor(person),
    user,
    session: { tokenId, expiresAt, signedInAt },
  };
}

/** Returns the user of a session that can still be renewed, or null. */
export async function findRenewable({ userId, refreshToken }: SessionKey): Promise<UserRow | null> {
  const [session, user] = await Promise.all([findSession(userId, hashOf(refreshToken)), findUser(userId)]);
  const canRenew = session && user && isCurrent(user, session) && session.ttl > epochSeconds(new Date());
  return canRenew ? user : null;
}
