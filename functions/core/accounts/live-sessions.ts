import { findSession } from '../../data/accounts/session-queries.ts';
import { findUser } from '../../data/accounts/user-queries.ts';
import type { UserRow } from '../../data/rows.ts';
import { epochSeconds } from '../../epoch-seconds.ts';
import { Refusal } from '../../refusal.ts';
import type { Actor } from '../actor.ts';
import { hashOf, type SessionKey } from './session-keys.ts';

/** Which sessions count. The account pool's tokens say who somebody is; whether that still holds, our own rows say. */

/** What a verified access token says of its session. */
export interface SessionToken {
  userId: string;
  tokenId: string;
  signedInAt: number;
  expiresAt: number;
}

/** Whether the row still stands behind a sign-in of that moment and token. */
function isLive(user: UserRow, token: Pick<SessionToken, 'signedInAt' | 'tokenId'>): boolean {
  if (token.signedInAt < user.sessionsValidAfter) return false;
  return !(user.endedSessions ?? []).some((ended) => ended.tokenId === token.tokenId);
}

/** Who is asking, by an access token. Refuses when the session has been ended, or the account is suspended. */
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

/** The user behind a session that may still be renewed; null when there is none. */
export async function findRenewable({ userId, refreshToken }: SessionKey): Promise<UserRow | null> {
  const [session, user] = await Promise.all([findSession(userId, hashOf(refreshToken)), findUser(userId)]);
  const canRenew =
    session && user && session.signedInAt >= user.sessionsValidAfter && session.ttl > epochSeconds(new Date());
  return canRenew ? user : null;
}
