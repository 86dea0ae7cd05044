import { setting } from '../env.ts';

/** The names of the two session cookies. `__Host-` binds them to this host and to secure contexts, including localhost. */
export const accessCookie = (): string => `__Host-suncrew-access${setting('COOKIE_SUFFIX')}`;
export const refreshCookie = (): string => `__Host-suncrew-refresh${setting('COOKIE_SUFFIX')}`;

export const setCookie = (name: string, value: string, maxAgeSeconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Lax`;

/** The name of the cookie with the browser's id and the accounts that have signed in there. Signing out keeps this cookie. */
export const deviceCookie = (): string => `__Host-suncrew-device${setting('COOKIE_SUFFIX')}`;

/** The name of the cookie with the handle that binds a password code to the browser that requested the code. */
export const resetCookie = (): string => `__Host-suncrew-reset${setting('COOKIE_SUFFIX')}`;

export const clearCookie = (name: string): string => setCookie(name, '', 0);

/** Reads the cookies of a request. The first value of a name wins, so a planted cookie that follows ours cannot replace it. */
export function readCookies(pairs: readonly string[] | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of pairs ?? []) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}
