import { afterSignIn, type KnownBrowser, readBrowser, writeBrowser } from '../core/accounts/sessions/known-browser.ts';
import { writeSessionKey } from '../core/accounts/sessions/session-keys.ts';
import type { OpenSession } from '../core/accounts/sessions/sessions.ts';
import type { UserRow } from '../data/rows.ts';
import { Refusal } from '../refusal.ts';
import { refreshTokenSeconds } from '../token-life.ts';
import { RefusalWithCookies } from './call.ts';
import { accessCookie, clearCookie, deviceCookie, refreshCookie, setCookie } from './cookies.ts';

/** Returns the cookie of a renewed session. Only the access token is new, so the refresh cookie stays unchanged. */

export const renewedCookies = ({ accessToken, lifetimeSeconds }: OpenSession['access']): string[] => [
  setCookie(accessCookie(), accessToken, lifetimeSeconds),
];

export const sessionCookies = ({ access, key }: OpenSession): string[] => [
  ...renewedCookies(access),
  setCookie(refreshCookie(), writeSessionKey(key), refreshTokenSeconds),
];

/** The longest time that browsers keep a cookie. Each sign-in starts this time again. */
const browserSeconds = 400 * 86_400;

export const browserIn = (cookies: ReadonlyMap<string, string>): KnownBrowser | null =>
  readBrowser(cookies.get(deviceCookie()));

/** Returns the cookie that marks this browser as one in which the user has signed in. Marks of other users stay in it. */
export const browserCookie = (
  cookies: ReadonlyMap<string, string>,
  user: Pick<UserRow, 'userId' | 'sessionsValidAfter'>,
): string => setCookie(deviceCookie(), writeBrowser(afterSignIn(browserIn(cookies), user)), browserSeconds);

export const clearedCookies = (): string[] => [clearCookie(accessCookie()), clearCookie(refreshCookie())];

/** Awaits the renewal of a session. If it fails because the session has ended, the refusal also clears the cookies. */
export async function orClearCookies<T>(renewal: Promise<T>): Promise<T> {
  try {
    return await renewal;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unauthenticated')
      throw new RefusalWithCookies(error.code, clearedCookies());
    throw error;
  }
}
