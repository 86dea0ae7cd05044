import { findRenewable, requireActor, type SessionToken } from '../core/accounts/sessions/live-sessions.ts';
import { readSessionKey, type SessionKey } from '../core/accounts/sessions/session-keys.ts';
import type { Actor } from '../core/actor.ts';
import { Refusal } from '../refusal.ts';
import { verifyAccessToken } from './access-token.ts';
import { accessCookie, refreshCookie } from './cookies.ts';

/** Reads the session from a request's cookies. */

type Cookies = ReadonlyMap<string, string>;

/** Identifies the caller by the access cookie. Throws 401 if there is no valid session, 403 if the account is suspended. */
export async function readActor(cookies: Cookies): Promise<Actor> {
  const cookie = cookies.get(accessCookie());
  if (!cookie) throw new Refusal('unauthenticated');
  return requireActor(await verifyAccessToken(cookie));
}

/** Returns the access token. Use it only after `readActor`, which refuses a caller without the cookie. */
export const readAccessToken = (cookies: Cookies): string => cookies.get(accessCookie()) ?? '';

/** Returns the key that renews the session. */
export const readKey = (cookies: Cookies): SessionKey | null => readSessionKey(cookies.get(refreshCookie()));

async function canRenew(cookies: Cookies): Promise<boolean> {
  const key = readKey(cookies);
  return key !== null && (await findRenewable(key)) !== null;
}

/**
 * Identifies the caller of a public route. An ended session counts as no session. If an expired session can be renewed, throws
 * 401 `token_expired`, so that the page renews it.
 */
export async function readVisitor(cookies: Cookies): Promise<Actor | null> {
  try {
    return await readActor(cookies);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'unauthenticated') return null;
    if (error.code === 'token_expired' && !(await canRenew(cookies))) return null;
    throw error;
  }
}

/** Returns the session to end when signing out, or null. An expired, forged or missing token has no session to end. */
export async function readEndable(cookies: Cookies): Promise<SessionToken | null> {
  const cookie = cookies.get(accessCookie());
  if (!cookie) return null;
  try {
    return await verifyAccessToken(cookie);
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'unavailable') return null;
    throw error;
  }
}
