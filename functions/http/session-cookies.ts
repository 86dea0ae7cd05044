import { writeSessionKey } from '../core/accounts/session-keys.ts';
import type { OpenSession } from '../core/accounts/sessions.ts';
import { Refusal } from '../refusal.ts';
import { refreshTokenSeconds } from '../token-life.ts';
import { RefusalWithCookies } from './call.ts';
import { accessCookie, clearCookie, refreshCookie, setCookie } from './cookies.ts';

/** The cookies of a session. */

export const renewedCookies = ({ accessToken, lifetimeSeconds }: OpenSession['access']): string[] => [
  setCookie(accessCookie(), accessToken, lifetimeSeconds),
];

export const sessionCookies = ({ access, key }: OpenSession): string[] => [
  ...renewedCookies(access),
  setCookie(refreshCookie(), writeSessionKey(key), refreshTokenSeconds),
];

export const clearedCookies = (): string[] => [clearCookie(accessCookie()), clearCookie(refreshCookie())];

/** A session that cannot be renewed has ended, so the refusal also clears its cookies. */
export async function orClearCookies<T>(renewal: Promise<T>): Promise<T> {
  try {
    return await renewal;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unauthenticated')
      throw new RefusalWithCookies(error.code, clearedCookies());
    throw error;
  }
}
