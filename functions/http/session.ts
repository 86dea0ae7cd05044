import type { Actor, UserRow } from '../core/actor.ts';
import { Refusal } from '../core/refusal.ts';
import { rows } from '../data/service.ts';
import { type VerifiedToken, verifyAccessToken } from './access-token.ts';
import { accessCookie } from './cookies.ts';

/** The account's row, read so that a change of rights counts from the next request on. */
export async function readUser(userId: string): Promise<UserRow | null> {
  const { data } = await rows().user.get({ userId }).go({ consistent: true });
  return data;
}

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
  const user = await readUser(token.userId);
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
