import { findRenewable, requireActor } from '../core/accounts/live-sessions.ts';
import { readSessionKey } from '../core/accounts/session-keys.ts';
import type { Actor } from '../core/actor.ts';
import { Refusal } from '../refusal.ts';
import { verifyAccessToken } from './access-token.ts';
import { accessCookie, refreshCookie } from './cookies.ts';

/** Who is asking, from the access cookie; throws 401 when there is no live session, 403 when the account is suspended. */
export async function readActor(cookies: ReadonlyMap<string, string>): Promise<Actor> {
  const cookie = cookies.get(accessCookie());
  if (!cookie) throw new Refusal('unauthenticated');
  return requireActor(await verifyAccessToken(cookie));
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
