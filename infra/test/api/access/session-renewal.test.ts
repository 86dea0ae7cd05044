import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { accessCookie, refreshCookie } from '#functions/http/cookies.ts';
import { renewedCookies, sessionCookies } from '#functions/http/session-cookies.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { password } from '../../harness/app.ts';
import { expiredSession } from '../../harness/expired-session.ts';
import { world } from './access-world.ts';

/** The renewal and the end of a session, and the answers from which a browser learns that its session has ended. */

afterEach(() => {
  jest.restoreAllMocks();
  return world.putBack();
});
afterAll(() => world.close());

const attributes = 'HttpOnly; Secure; SameSite=Lax';
const cleared = ['access', 'refresh'].map((name) => `__Host-suncrew-${name}=; Path=/; Max-Age=0; ${attributes}`);
/** Signs in anew, because the account pool cannot restore a session that it has ended. */
async function person(): Promise<Client> {
  const { userId, email } = (await world.people()).browsers.installer;
  const browser = (await world.open()).client();
  expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200);
  return Object.assign(browser, { userId });
}
const outcome = ({ status, body, setCookies }: TestAnswer) => [status, body?.code, setCookies];

/** Gives a browser a token signed with a key that the function does not know yet, as after a key rotation in the pool. */
function withUnknownKey(browser: Client): void {
  const [, ...rest] = (browser.cookies.get(accessCookie()) ?? '').split('.');
  const header = JSON.stringify({ alg: 'RS256', kid: randomUUID() });
  browser.cookies.set(accessCookie(), [Buffer.from(header).toString('base64url'), ...rest].join('.'));
}

describe('a session', () => {
  const access = { accessToken: 'token', lifetimeSeconds: 600 };

  it('is stored in one cookie for access and one for renewal', async () => {
    await world.people();
    const [opening] = renewedCookies(access);
    expect(opening).toBe(`__Host-suncrew-access=token; Path=/; Max-Age=600; ${attributes}`);
    expect(sessionCookies({ access, key: { userId: 'ann', refreshToken: 'key' } } as never)).toEqual([
      opening,
      `__Host-suncrew-refresh=ann.key; Path=/; Max-Age=2592000; ${attributes}`,
    ]);
  });
});

describe('a person who renews a session', () => {
  const renew = async (browser: Client) => browser.post('/api/auth/refresh');

  it('gets only a new access cookie', async () => {
    const { status, setCookies } = await renew(await person());
    expect([status, setCookies.map((line) => line.split('=')[0])]).toEqual([200, ['__Host-suncrew-access']]);
  });

  it('gets an error if there is no session to renew, and the useless cookies are removed', async () => {
    const browser = await person();
    browser.cookies.set(refreshCookie(), 'nonsense');
    expect(outcome(await renew(browser))).toEqual([401, 'unauthenticated', cleared]);
  });

  it('keeps the cookies while the account is suspended', async () => {
    const { suspended } = (await world.people()).browsers;
    expect(outcome(await renew(suspended.twin()))).toEqual([403, 'suspended', []]);
  });
});

describe('a person who signs out', () => {
  const leave = async (browser: Client) => outcome(await browser.post('/api/auth/logout'));

  it.each<[string, (browser: Client) => unknown]>([
    ['a session', () => undefined],
    [
      'an expired session',
      async (browser) => {
        for (const [name, value] of (await expiredSession(browser)).cookies) browser.cookies.set(name, value);
      },
    ],
    ['a forged session', ({ cookies }) => cookies.set(accessCookie(), 'a.b.c')],
    ['only the refresh cookie', ({ cookies }) => cookies.delete(accessCookie())],
    ['no session', ({ cookies }) => cookies.clear()],
  ])('with %s has no cookies afterwards', async (_, wear) => {
    const browser = await person();
    await wear(browser);
    expect(await leave(browser)).toEqual([204, undefined, cleared]);
  });

  it('gets an error and keeps the cookies if the session cannot be checked', async () => {
    const browser = await person();
    withUnknownKey(browser);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('The pool cannot be reached'));
    expect(await leave(browser)).toEqual([503, 'unavailable', []]);
  });
});
