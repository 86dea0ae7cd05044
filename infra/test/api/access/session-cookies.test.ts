import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { loadEnvironment } from '#functions/env.ts';
import { accessCookie, refreshCookie } from '#functions/http/cookies.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { password } from '../../harness/app.ts';
import { expiredSession } from '../../harness/expired-session.ts';
import { outcome } from '../../harness/outcome.ts';
import { poolTokens } from '../../harness/pool-tokens.ts';
import { world } from './access-world.ts';

/** The session cookies, and the callers that they identify. */

afterEach(() => world.putBack());
afterAll(() => world.close());

const me = async (browser: Client) => outcome(await browser.get('/api/auth/me'));
const person = async (): Promise<Client> => (await world.people()).browsers.installer.twin();
const signedIn = [200, undefined];
const unknown = [401, 'unauthenticated'];

interface Token {
  issuer?: string;
  client?: string;
  username?: string;
  use?: 'AccessToken' | 'IdToken';
}

/** Returns a browser with a token that the pool itself signed, but for another issuer, client or user name. */
async function browserWith({ issuer, client, username, use = 'AccessToken' }: Token): Promise<Client> {
  const browser = await person();
  const tokens = await poolTokens({ username: username ?? browser.userId, issuer, clientId: client });
  browser.cookies.set(accessCookie(), tokens[use]);
  return browser;
}

describe('a session', () => {
  it('is valid with a token of the pool for this application and an existing user', async () => {
    expect(await me(await browserWith({}))).toEqual(signedIn);
  });

  it.each<[string, Token]>([
    ['another issuer', { issuer: 'https://cognito-idp.ap-southeast-2.amazonaws.com/elsewhere' }],
    ['another application', { client: 'another-client' }],
    ['an unknown person', { username: randomUUID() }],
    ['a name that is not an id', { username: 'administrator' }],
    ['another token use', { use: 'IdToken' }],
  ])('is not valid with a token for %s', async (_, token) => {
    expect(await me(await browserWith(token))).toEqual(unknown);
  });

  it('is not valid without a token, or with something that is not a token', async () => {
    const browser = await person();
    for (const value of ['', 'nonsense', 'a.b.c']) {
      browser.cookies.set(accessCookie(), value);
      expect(await me(browser)).toEqual(unknown);
    }
    browser.cookies.delete(accessCookie());
    expect(await me(browser)).toEqual(unknown);
  });

  it('that has expired gets an answer that asks for a renewal', async () => {
    expect(await me(await expiredSession(await person()))).toEqual([401, 'token_expired']);
  });

  it('ends when the person is suspended, and when all earlier sessions were ended', async () => {
    const browser = await person();
    const user = rows().user;
    const mine = { userId: browser.userId };
    const { data } = await user.get(mine).go();
    await user.patch(mine).set({ suspended: true }).go();
    expect(await me(browser)).toEqual([403, 'suspended']);
    await user.patch(mine).set({ suspended: false }).go();
    expect(await me(browser)).toEqual(signedIn);
    const soon = Math.floor(Date.now() / 1000) + 60;
    await user.patch(mine).set({ sessionsValidAfter: soon }).go();
    expect(await me(browser)).toEqual(unknown);
    await user
      .patch(mine)
      .set({ sessionsValidAfter: data?.sessionsValidAfter ?? 0 })
      .go();
    expect(await me(browser)).toEqual(signedIn);
  });

  it('is valid if it began in the very second from which sessions are valid', async () => {
    const browser = await person();
    const token = browser.cookies.get(accessCookie()) ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    await rows().user.patch({ userId: browser.userId }).set({ sessionsValidAfter: claims.auth_time }).go();
    expect(await me(browser)).toEqual(signedIn);
  });

  it('ends in every copy when the person signs out, but their other sessions continue', async () => {
    const { email, userId } = await person();
    const app = await world.open();
    const [one, other] = [app.client(), app.client()];
    for (const browser of [one, other]) {
      const { status } = await browser.post('/api/auth/login', { email, password });
      expect(status).toBe(200);
      Object.assign(browser, { userId });
    }
    const copy = one.twin();
    expect((await one.post('/api/auth/logout')).status).toBe(204);
    expect(await me(copy)).toEqual(unknown);
    expect(await me(other)).toEqual(signedIn);
  });

  it('is stored in cookies that belong only to this host', async () => {
    const { email } = await person();
    const answer = await (await world.open()).client().post('/api/auth/login', { email, password });
    expect(answer.setCookies.map((line) => line.replace(/=[^;]*;/, '=...;'))).toEqual([
      '__Host-suncrew-access=...; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax',
      '__Host-suncrew-refresh=...; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax',
      '__Host-suncrew-device=...; Path=/; Max-Age=34560000; HttpOnly; Secure; SameSite=Lax',
    ]);
  });
});

describe('the keys of the account pool', () => {
  type Verifier = typeof import('#functions/http/access-token.ts');
  /** Loads the token check again, as in a function that has just started and has no keys yet. */
  const start = (): Promise<Verifier> => {
    const file = `../../../../functions/http/access-token.ts?${randomUUID()}`;
    return import(file);
  };
  const accessOf = ({ cookies }: Client): string => cookies.get(accessCookie()) ?? '';
  afterEach(() => {
    jest.restoreAllMocks();
    loadEnvironment('auth');
  });

  it('are fetched by the first request, whether or not the token contains a session id', async () => {
    const { verifyAccessToken } = await start();
    const browser = await person();
    const token = accessOf(browser);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(await verifyAccessToken(token)).toEqual({
      userId: browser.userId,
      tokenId: claims.origin_jti,
      signedInAt: claims.auth_time,
      expiresAt: claims.exp,
    });
    await expect(verifyAccessToken(accessOf(await expiredSession(browser)))).rejects.toMatchObject({
      code: 'token_expired',
    });
  });

  it('come from our own pool, and a request waits at most three seconds for them', async () => {
    const patience = jest.spyOn(AbortSignal, 'timeout');
    const { verifyAccessToken } = await start();
    const strange = accessOf(
      await browserWith({ issuer: 'https://cognito-idp.ap-southeast-2.amazonaws.com/elsewhere' }),
    );
    await expect(verifyAccessToken(strange)).rejects.toMatchObject({ code: 'unauthenticated' });
    await verifyAccessToken(accessOf(await person()));
    expect(patience).toHaveBeenCalledWith(3_000);
  });

  it.each([
    ['unreachable', 'http://127.0.0.1:1/keys', 'fetch failed'],
    ['not at their address', `${process.env.TOKEN_JWKS_URL}/nothing`, 'status 400'],
  ])('that are %s cause a server error, and sign out no user', async (_, address, reason) => {
    const { verifyAccessToken } = await start();
    const token = accessOf(await person());
    loadEnvironment('auth', { ...process.env, TOKEN_JWKS_URL: address });
    await expect(verifyAccessToken(token)).rejects.toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringContaining(reason) },
    });
  });
});

describe('on a public route', () => {
  const shared = async () => `/api/jobs/shared/${(await world.job('open')).shareToken}`;
  const keysOf = async (browser: Client) => {
    const { status, body } = await browser.get(await shared());
    return status === 200 ? Object.keys(body.job).length : outcome({ status, body } as TestAnswer);
  };
  const teaser = 4;

  it('a signed-in person sees more than a visitor', async () => {
    expect(await keysOf(await person())).toBeGreaterThan(teaser);
    expect(await keysOf((await world.open()).client())).toBe(teaser);
  });

  it('a session that can be renewed must be renewed first', async () => {
    expect(await keysOf(await expiredSession(await person()))).toEqual([401, 'token_expired']);
  });

  it.each<[string, (browser: Client) => unknown]>([
    ['without a refresh cookie', ({ cookies }) => cookies.delete(refreshCookie())],
    ['with an invalid refresh cookie', ({ cookies }) => cookies.set(refreshCookie(), 'nonsense')],
    [
      'that has been ended',
      ({ cookies, userId }) => cookies.set(refreshCookie(), `${userId}.a-token-of-a-session-that-is-over`),
    ],
  ])('an expired session %s counts as none', async (_, wear) => {
    const browser = await expiredSession(await person());
    wear(browser);
    expect(await keysOf(browser)).toBe(teaser);
  });

  it('an expired session counts as none if all of the person’s sessions were ended, or if it is too old', async () => {
    const browser = await expiredSession(await person());
    const { userId } = browser;
    const mine = await rows().session.query.byToken({ userId }).go({ consistent: true });
    const now = Math.floor(Date.now() / 1000);
    for (const { tokenHash } of mine.data) await rows().session.patch({ userId, tokenHash }).set({ ttl: now }).go();
    expect(await keysOf(browser)).toBe(teaser);
    for (const { tokenHash } of mine.data)
      await rows()
        .session.patch({ userId, tokenHash })
        .set({ ttl: now + 60 })
        .go();
    expect(await keysOf(browser)).toEqual([401, 'token_expired']);
    await rows()
      .user.patch({ userId })
      .set({ sessionsValidAfter: now + 60 })
      .go();
    expect(await keysOf(browser)).toBe(teaser);
  });

  it('a session that began in the very second from which sessions are valid can be renewed', async () => {
    const browser = await expiredSession(await person());
    const { userId } = browser;
    const mine = await rows().session.query.byToken({ userId }).go({ consistent: true });
    const [session] = mine.data;
    await rows()
      .user.patch({ userId })
      .set({ sessionsValidAfter: session?.signedInAt ?? 0 })
      .go();
    expect(await keysOf(browser)).toEqual([401, 'token_expired']);
  });

  it('a forged session counts as none, and a suspended person is refused', async () => {
    const { forged, suspended } = (await world.people()).browsers;
    expect(await keysOf(forged)).toBe(teaser);
    expect(await keysOf(suspended)).toEqual([403, 'suspended']);
    const withoutKey = suspended.twin();
    withoutKey.cookies.delete(refreshCookie());
    expect(await keysOf(withoutKey)).toEqual([403, 'suspended']);
  });
});
