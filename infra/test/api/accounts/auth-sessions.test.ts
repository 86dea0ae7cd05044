import { describe, expect, it } from '@jest/globals';
import { hashOf, readSessionKey } from '#functions/core/accounts/sessions/session-keys.ts';
import { commit } from '#functions/data/commit.ts';
import { rows } from '#functions/data/service.ts';
import { write } from '#functions/data/write.ts';
import {
  type Answer,
  cookieIn,
  isCleared,
  isUntouched,
  kept,
  refresh,
  registered,
  signedIn,
  signOut,
  whoAmI,
} from '../../harness/account-clients.ts';
import { during, fault, watch } from '../../harness/account-faults.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

const withCookies = (copy: Parameters<typeof kept>[0]) => ({
  whoAmI: () => app.client().request('GET', '/api/auth/me', { headers: kept(copy) }),
  refresh: () => app.client().request('POST', '/api/auth/refresh', { headers: kept(copy) }),
  signOut: () => app.client().request('POST', '/api/auth/logout', { headers: kept(copy) }),
});
const copyOf = (answer: Answer) => ({ access: cookieIn(answer, 'access'), refresh: cookieIn(answer, 'refresh') });

function expectDead(answer: Answer): void {
  expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  expect(isCleared(answer)).toBe(true);
}

async function patchSession(answer: Answer, set: { signedInAt?: number; ttl?: number }): Promise<void> {
  const { userId = '', refreshToken = '' } = readSessionKey(cookieIn(answer, 'refresh') ?? '') ?? {};
  const key = { userId, tokenHash: hashOf(refreshToken) };
  await commit([write('session', (entities) => entities.session.patch(key).set(set).commit())]);
}

describe('refreshing a session', () => {
  it('gives a new access cookie that works', async () => {
    const { client, answer } = await registered(app);
    const renewed = await refresh(client);
    expect(renewed.status).toBe(200);
    expect(renewed.body.user.id).toBe(answer.body.user.id);
    expect(cookieIn(renewed, 'access')).toBeTruthy();
    expect(cookieIn(renewed, 'refresh')).toBeNull();
    expect((await whoAmI(client)).status).toBe(200);
  });

  it('needs no access cookie', async () => {
    const { answer } = await registered(app);
    expect((await withCookies({ refresh: cookieIn(answer, 'refresh') }).refresh()).status).toBe(200);
  });

  it('succeeds for all of eight requests at the same time', async () => {
    const { client } = await registered(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(client)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it.each([
    ['nothing', null],
    ['nonsense', 'nonsense'],
    ['only an id', '00000000-0000-4000-8000-000000000000.'],
    ['an unknown token', '00000000-0000-4000-8000-000000000000.token'],
  ])('with %s is refused and clears the cookies, without asking the account pool', async (_, value) => {
    const pool = watch('pool', 'AdminInitiateAuth');
    expectDead(await withCookies({ refresh: value }).refresh());
    pool.stop();
    expect(pool.inputs).toHaveLength(0);
  });

  it("with another person's id before the token is refused", async () => {
    const [ann, bob] = [await registered(app), await registered(app)];
    const token = readSessionKey(cookieIn(ann.answer, 'refresh') ?? '')?.refreshToken;
    expectDead(await withCookies({ refresh: `${bob.answer.body.user.id}.${token}` }).refresh());
  });

  it('is refused once the session has expired, or its owner has ended all sessions of that age', async () => {
    const { client, account, answer } = await registered(app);
    await patchSession(answer, { ttl: Math.floor(Date.now() / 1000) - 1 });
    expectDead(await refresh(client));
    const other = await signedIn(app, account);
    await patchSession(other.answer, { signedInAt: 1 });
    const { id: userId } = answer.body.user;
    await commit([
      write('user', (entities) => entities.user.patch({ userId }).set({ sessionsValidAfter: 2 }).commit()),
    ]);
    expectDead(await refresh(other.client));
  });

  it('is refused when the account pool has ended it, or does not know the person', async () => {
    for (const name of ['NotAuthorizedException', 'UserNotFoundException']) {
      const { client } = await registered(app);
      const plan = { service: 'pool', operation: 'AdminInitiateAuth', when: 'before', error: fault(name) } as const;
      expectDead(await during(plan, () => refresh(client)));
    }
  });

  it('keeps the cookies if the account pool is busy', async () => {
    const { client } = await registered(app);
    const error = fault('TooManyRequestsException');
    const answer = await during({ service: 'pool', operation: 'AdminInitiateAuth', when: 'before', error }, () =>
      refresh(client),
    );
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(isUntouched(answer)).toBe(true);
    expect((await refresh(client)).status).toBe(200);
  });

  it('is refused when the person signs out while the account pool is working', async () => {
    const { client, answer } = await registered(app);
    const copy = copyOf(answer);
    const interruption = () => withCookies(copy).signOut();
    const plan = { service: 'pool', operation: 'AdminInitiateAuth', when: 'after', interruption } as const;
    expectDead(await during(plan, () => refresh(client)));
  });

  it('is refused to a suspended account', async () => {
    const { client, answer } = await registered(app);
    const { id: userId } = answer.body.user;
    await commit([write('user', (entities) => entities.user.patch({ userId }).set({ suspended: true }).commit())]);
    const refused = await refresh(client);
    expect([refused.status, refused.body.code]).toEqual([403, 'suspended']);
    expect((await whoAmI(client)).body.code).toBe('suspended');
  });
});

describe('signing out', () => {
  it('clears the cookies and ends the session immediately, copies included', async () => {
    const { client, answer } = await registered(app);
    const renewed = await refresh(client);
    const gone = await signOut(client);
    expect([gone.status, gone.body]).toEqual([204, undefined]);
    expect(isCleared(gone)).toBe(true);
    expect((await whoAmI(client)).status).toBe(401);
    for (const copy of [copyOf(answer), { ...copyOf(renewed), refresh: cookieIn(answer, 'refresh') }]) {
      expect((await withCookies(copy).whoAmI()).status).toBe(401);
      expectDead(await withCookies(copy).refresh());
    }
  });

  it('leaves the person’s other sessions alone', async () => {
    const { client, account } = await registered(app);
    const other = await signedIn(app, account);
    expect((await signOut(client)).status).toBe(204);
    expect((await whoAmI(other.client)).status).toBe(200);
    expect((await refresh(other.client)).status).toBe(200);
  });

  it('answers the same when there is no session to end', async () => {
    const { client } = await registered(app);
    await signOut(client);
    const nonsense = { access: 'a.b.c', refresh: 'nonsense' };
    for (const answer of [await signOut(client), await signOut(app.client()), await withCookies(nonsense).signOut()]) {
      expect(answer.status).toBe(204);
      expect(isCleared(answer)).toBe(true);
    }
  });

  it.each(['access', 'refresh'] as const)('ends the whole session with the %s cookie alone', async (which) => {
    const { client, account, answer } = await registered(app);
    const other = await signedIn(app, account);
    const copy = { ...copyOf(answer), access: cookieIn(await refresh(client), 'access') };
    expect((await withCookies({ [which]: copy[which] }).signOut()).status).toBe(204);
    for (const each of [copyOf(answer), copy]) expect((await withCookies(each).whoAmI()).status).toBe(401);
    expectDead(await withCookies(copy).refresh());
    expect((await whoAmI(other.client)).status).toBe(200);
    expect((await refresh(other.client)).status).toBe(200);
  });

  it('succeeds without waiting for a busy account pool', async () => {
    const { client, answer } = await registered(app);
    const error = fault('TooManyRequestsException');
    const gone = await during({ service: 'pool', operation: 'RevokeToken', when: 'before', error }, () =>
      signOut(client),
    );
    expect(gone.status).toBe(204);
    expectDead(await withCookies(copyOf(answer)).refresh());
  });

  it('many times at the same time ends every session', async () => {
    const { account } = await registered(app);
    const sessions = [];
    for (let i = 0; i < 6; i += 1) sessions.push(await signedIn(app, account));
    const answers = await Promise.all(sessions.map(({ client }) => signOut(client)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
    for (const { answer } of sessions) expect((await withCookies(copyOf(answer)).whoAmI()).status).toBe(401);
  });

  it('ends a session permanently, even if many other sessions end after it', async () => {
    const { account, answer } = await registered(app);
    const { id: userId } = answer.body.user;
    const copies = [];
    for (let i = 0; i < 25; i += 1) {
      const { client, answer: opened } = await signedIn(app, account);
      copies.push(copyOf(opened));
      await signOut(client);
    }
    const { data } = await rows().user.get({ userId }).go({ consistent: true });
    expect(data?.endedSessions?.length).toBeLessThanOrEqual(20);
    for (const copy of copies) {
      expect((await withCookies(copy).refresh()).status).toBe(401);
      expect((await withCookies(copy).whoAmI()).status).toBe(401);
    }
    expect((await signedIn(app, account)).answer.status).toBe(200);
  });
});
