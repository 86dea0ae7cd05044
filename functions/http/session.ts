import { findRenewable, readSessionKey } from '../core/accounts/session-keys.ts';
import type { Actor } from '../core/actor.ts';
import { findUser } from '../data/accounts/user-queries.ts';
import type { UserRow } from '../data/rows.ts';
import { Refusal } from '../refusal.ts';
import { type VerifiedToken, verifyAccessToken } from './access-token.ts';
import { accessCookie, refreshCookie } from './cookies.ts';

/** Whether the row still stands behind a sign-in of that moment and token. */
export function isSessionLive(user: UserRow, token: Pick<VerifiedToken, 'signedInAt' | 'tokenId'>): boolean {
  if (token.signedInAt < user.sessionsValidAfter) return false;
  return !(user.endedSessions ?? []).some((ended) => ended.tokenId === token.tokenId);
}

/** Who is asking, from the access cookie; throws 401 when there is no live session, 403 when the account is suspended. */
export async function readActor(cookies: ReadonlyMap<string, string>): Promise<Actor> {
  const cookie = cookies.get(accessCookie());
  if (!cookie) throw new Refusal('unauthenticated');
  const token = await verifyAccessToken(cookie);
  const user = await findUser(token.userId);
  if (!user || !isSessionLive(user, token)) throw new Refusal('unauthenticated');
  if (user.suspended) throw new Refusal('suspended');
  return {
    userId: user.userId,
    role: user.role,
    isAdmin: user.isAdmin,
    user,
    session: { tokenId: token.tokenId, expiresAt: token.expiresAt, signedInAt: token.signedInAt },
  };
}

async function canRenew(cookies: ReadonlyMap<string, string>): Promise<boolean> {
  const key = readSessionKey(cookies.get(refreshCookie()));
  return key !== null && (await findRenewable(key)) !== null;
}

/** The same where nobody has to be signed in: a dead session counts as none, one that only has to be renewed is told so. */
export async function readVisitor(cookies: ReadonlyMap<string, string>): Promise<Actor | null> {
  try {
    return await readActor(cookies);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'unauthenticated') return null;
    if (error.code === 'token_expired' && !(await canRenew(cookies))) return null;
    throw error;
  }
}
