import { findSession } from '#functions/data/accounts/session-queries.ts';
import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { UserRow } from '#functions/data/rows.ts';
import { epochSeconds } from '#functions/epoch-seconds.ts';
import { Refusal } from '#functions/refusal.ts';
import type { Actor } from '../../actor.ts';
import { hashOf, type SessionKey } from './session-keys.ts';

/** Decides which sessions are valid. The account pool's tokens say who someone is. Our own rows say whether that still holds. */

/** What a verified access token says about its session. */
export interface SessionToken {
  userId: string;
  tokenId: string;
  signedInAt: number;
  expiresAt: number;
}

/** Whether a sign-in is of the present epoch, or the one that goes on from before. */
export const isCurrent = (
  { sessionsValidAfter, keptSession }: UserRow,
  { signedInAt, tokenId }: { signedInAt: number; tokenId?: string | undefined },
): boolean => signedInAt >= sessionsValidAfter || (keptSession !== undefined && tokenId === keptSession);

/** Whether the row still accepts a sign-in with this time and token. */
function isLive(user: UserRow, token: Pick<SessionToken, 'signedInAt' | 'tokenId'>): boolean {
  if (!isCurrent(user, token)) return false;
  return !(user.endedSessions ?? []).some((ended) => ended.tokenId === token.tokenId);
}

/** Identifies the caller from an access token. Refuses if the session has ended or the account is suspended. */
export async function requireActor({ userId, tokenId, signedInAt, expiresAt }: SessionToken): Promise<Actor> {
  const user = await findUser(userId);
  if (!user || !isLive(user, { tokenId, signedInAt })) throw new Refusal('unauthenticated');
  if (user.suspended) throw new Refusal('suspended');
  return {
    userId: user.userId,
    role: user.role,
    isAdmin: user.isAdmin,
    user,
    session: { tokenId, expiresAt, signedInAt },
  };
}

/** The user of a session that can still be renewed, or null if there is none. */
export async function findRenewable({ userId, refreshToken }: SessionKey): Promise<UserRow | null> {
  const [session, user] = await Promise.all([findSession(userId, hashOf(refreshToken)), findUser(userId)]);
  const canRenew = session && user && isCurrent(user, session) && session.ttl > epochSeconds(new Date());
  return canRenew ? user : null;
}
