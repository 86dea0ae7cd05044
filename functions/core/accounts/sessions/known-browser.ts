import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { findEmail } from '#functions/data/accounts/email-queries.ts';
import { findUser } from '#functions/data/accounts/user-queries.ts';
import type { UserRow } from '#functions/data/rows.ts';
import { setting } from '#functions/env.ts';
import { newToken, tokenLength } from '../../secret-token.ts';
import { readSessionKey } from './session-keys.ts';

/**
 * A browser that has signed in before has a cookie with its own id and, for each user, a mark that only we can make. Guesses
 * from such a browser have their own limit, so an attacker who uses up an account's limit does not lock out its owner. The
 * cookie alone gives no access.
 */
export interface KnownBrowser {
  id: string;
  marks: readonly string[];
}

/**
 * The most users whose marks a browser's cookie contains. If another user signs in, the oldest mark is dropped. The next
 * sign-in of that mark's user then counts as one from a new browser.
 */
const mostPeople = 8;

/**
 * Returns the key of the marks. The key derives from the user pool's client secret, so that we need no second secret. Only the
 * function that signs users in has the client secret.
 */
const markKey = () => Buffer.from(hkdfSync('sha256', setting('USER_POOL_CLIENT_SECRET'), '', 'known browser', 32));
/**
 * The account that a mark belongs to. The mark includes the credentials epoch, so that it ends with the account's other
 * secrets.
 */
type Marked = Pick<UserRow, 'userId' | 'sessionsValidAfter'>;
const markOf = (id: string, { userId, sessionsValidAfter }: Marked): string =>
  createHmac('sha256', markKey()).update(`${id}.${userId}.${sessionsValidAfter}`).digest('base64url');

function isMarkOf(mark: string, id: string, user: Marked): boolean {
  const [given, expected] = [Buffer.from(mark), Buffer.from(markOf(id, user))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export const writeBrowser = ({ id, marks }: KnownBrowser): string => [id, ...marks].join('.');

export function readBrowser(value: string | undefined): KnownBrowser | null {
  const [id = '', ...marks] = value?.split('.') ?? [];
  return id.length === tokenLength && marks.length <= mostPeople ? { id, marks } : null;
}

export const hasSignedIn = ({ id, marks }: KnownBrowser, user: Marked): boolean =>
  marks.some((mark) => isMarkOf(mark, id, user));

/** Returns the browser with a mark for this user, for its cookie after a sign-in. */
export function afterSignIn(browser: KnownBrowser | null, user: Marked): KnownBrowser {
  const { id, marks } = browser ?? { id: newToken(), marks: [] };
  const others = marks.filter((mark) => !isMarkOf(mark, id, user));
  return { id, marks: [markOf(id, user), ...others].slice(0, mostPeople) };
}

/** Returns the id of this browser, if the user of the session to renew has signed in there. */
export async function browserOfSession(session: string, cookie: string): Promise<string | undefined> {
  const [browser, key] = [readBrowser(cookie), readSessionKey(session)];
  const user = browser && key && (await findUser(key.userId));
  return user && hasSignedIn(browser, user) ? browser.id : undefined;
}

/** Returns the id of this browser, if the owner of an address has signed in there before. */
export async function browserOf(email: string, cookie: string): Promise<string | undefined> {
  const browser = readBrowser(cookie);
  const held = browser && (await findEmail(email));
  const user = held && (await findUser(held.userId));
  return user && hasSignedIn(browser, user) ? browser.id : undefined;
}
