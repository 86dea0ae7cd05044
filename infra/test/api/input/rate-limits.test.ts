import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rateLimits } from '#infra/edge/limits.ts';
import { allRoutes } from '#shared/api/index.ts';
import type { Client, TestAnswer } from '../../../tools/in-process/client.ts';
import { type App, password, startApp } from '../../harness/app.ts';
import { stopClockAt } from '../../harness/stopped-clock.ts';

/** The limits of production. A person who asks too often must wait, and nobody waits because of someone else. */

const quarter = 900;
const hour = 3_600;
const thisHour = Math.floor(Date.now() / 1000 / hour) * hour;
/** One second after the start of every window, or this many seconds later. */
const stopClock = (later = 1): void => stopClockAt((thisHour + later) * 1000);

let app: App;
let victim: Client;

beforeAll(async () => {
  app = await startApp({ limits: rateLimits });
  victim = await app.register('installer');
});
afterAll(async () => {
  jest.useRealTimers();
  await app.close();
});
beforeEach(() => stopClock());

const statuses = async (count: number, send: (at: number) => Promise<TestAnswer>): Promise<number[]> => {
  const seen: number[] = [];
  for (let at = 0; at < count; at += 1) seen.push((await send(at)).status);
  return seen;
};
const all = (count: number, status: number): number[] => Array.from({ length: count }, () => status);
const signIn = (client: Client, email: string, tried: string) =>
  client.post('/api/auth/login', { email, password: tried });
const expectWait = (answer: TestAnswer, seconds: number) => {
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 429, code: 'rate_limited' });
  expect(answer.headers['retry-after']).toBe(String(seconds));
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body.message).toBe('Too many attempts. Please wait a moment and try again.');
  expect(answer.setCookies).toEqual([]);
};

describe('signing in', () => {
  it('allows ten tries for an account from one address, and then refuses even the right password', async () => {
    const stranger = app.client();
    expect(await statuses(10, (at) => signIn(stranger, victim.email, `guess ${at}`))).toEqual(all(10, 401));
    expectWait(await signIn(stranger, victim.email, 'guess 10'), quarter - 1);
    expectWait(await signIn(stranger, victim.email, password), quarter - 1);
  });

  it('is not blocked for the owner because strangers tried elsewhere', async () => {
    for (const stranger of [app.client(), app.client(), app.client()])
      expect(await statuses(11, () => signIn(stranger, victim.email, 'wrong'))).toEqual([...all(10, 401), 429]);
    const { status, body } = await signIn(app.client(), victim.email, password);
    expect([status, body.user?.id]).toEqual([200, victim.userId]);
    expect((await victim.get('/api/auth/me')).status).toBe(200);
  });

  it('counts one account, however its email address is written', async () => {
    const stranger = app.client();
    const spellings = [victim.email, victim.email.toUpperCase(), ` ${victim.email}`, `${victim.email} `];
    const tried = await statuses(11, (at) => signIn(stranger, spellings[at % 4] ?? '', 'wrong'));
    expect(tried).toEqual([...all(10, 401), 429]);
  });

  it('allows fifty tries from one address, whatever the account', async () => {
    const stranger = app.client();
    const tried = await statuses(50, (at) => signIn(stranger, `nobody${at % 25}@example.com`, 'wrong'));
    expect(tried).toEqual(all(50, 401));
    expectWait(await signIn(stranger, victim.email, password), quarter - 1);
    expect((await signIn(app.client(), victim.email, password)).status).toBe(200);
  });

  it('takes the address from the edge only', async () => {
    const stranger = app.client();
    const attempt = (at: number) => {
      const elsewhere = `203.0.113.${at}`;
      const headers = {
        'x-forwarded-for': elsewhere,
        'x-real-ip': elsewhere,
        forwarded: `for=${elsewhere}`,
        'true-client-ip': elsewhere,
        'cloudfront-viewer-address': `${elsewhere}:443`,
      };
      return stranger.post('/api/auth/login', { email: victim.email, password: 'wrong' }, headers);
    };
    expect(await statuses(11, attempt)).toEqual([...all(10, 401), 429]);
  });

  it('treats another port as the same person', async () => {
    const attempt = (at: number) => signIn(app.client(`198.51.100.7:${2000 + at}`), victim.email, 'wrong');
    expect(await statuses(11, attempt)).toEqual([...all(10, 401), 429]);
  });

  it('is possible again after the time limit', async () => {
    const stranger = app.client();
    await statuses(11, () => signIn(stranger, victim.email, 'wrong'));
    stopClock(quarter - 1);
    expectWait(await signIn(stranger, victim.email, password), 1);
    stopClock(quarter);
    expect((await signIn(stranger, victim.email, password)).status).toBe(200);
  });

  it('counts nothing when the form was invalid', async () => {
    const stranger = app.client();
    expect(await statuses(60, () => signIn(stranger, 'nobody', 'wrong'))).toEqual(all(60, 422));
    expect((await signIn(stranger, victim.email, password)).status).toBe(200);
  });

  it('shares its limit with changing the password', async () => {
    const person = await app.register('retailer');
    const change = (currentPassword: string) =>
      person.post('/api/auth/change-password', { currentPassword, newPassword: 'a better password' });
    expect(await statuses(10, () => change('wrong password'))).toEqual(all(10, 422));
    expectWait(await change(password), quarter - 1);
    expectWait(await person.post('/api/auth/confirm-password', { password }), quarter - 1);
    expect((await person.get('/api/auth/me')).status).toBe(200);
  });
});

describe('registering', () => {
  const register = (client: Client, email: string) =>
    client.post('/api/auth/register', { email, password, role: 'installer' });

  it('allows five tries for an account and twenty from one address in an hour', async () => {
    const stranger = app.client();
    expect(await statuses(5, () => register(stranger, victim.email))).toEqual(all(5, 409));
    expectWait(await register(stranger, victim.email), hour - 1);
    const taken = await Promise.all([1, 2, 3].map(() => app.register('retailer')));
    const tried = await statuses(14, (at) => register(stranger, taken[Math.floor(at / 5)]?.email ?? ''));
    expect(tried).toEqual(all(14, 409));
    expectWait(await register(stranger, 'another@example.com'), hour - 1);
    expect((await register(app.client(), 'another@example.com')).status).toBe(201);
  });
});

describe('a forgotten password', () => {
  const forgot = (client: Client, email: string) => client.post('/api/auth/forgot-password', { email });
  const reset = (client: Client, email: string, code: string) =>
    client.post('/api/auth/reset-password', { email, code, newPassword: 'a better password' });

  it.each(['a known', 'an unknown'])(
    'can be requested five times for %s account, code entries included',
    async (kind) => {
      const stranger = app.client();
      const email = kind === 'a known' ? victim.email : 'unknown@example.com';
      expect(await statuses(3, () => forgot(stranger, email))).toEqual(all(3, 204));
      expect(await statuses(2, (at) => reset(stranger, email, `00000${at}`))).toEqual(all(2, 422));
      expectWait(await reset(stranger, email, '000002'), hour - 1);
      expectWait(await forgot(stranger, email), hour - 1);
      expect((await forgot(app.client(), email)).status).toBe(204);
    },
  );

  it('can be requested twenty times from one address', async () => {
    const stranger = app.client();
    const tried = await statuses(20, (at) => forgot(stranger, `unknown${at % 4}@example.com`));
    expect(tried).toEqual(all(20, 204));
    expectWait(await forgot(stranger, victim.email), hour - 1);
  });
});

describe('other limits', () => {
  it('twenty share links a minute can be tried from one address, signed in or not', async () => {
    const stranger = app.client();
    const open = (client: Client, at: number) => client.get(`/api/jobs/shared/${'abcdefgh'[at % 8]}${'a'.repeat(25)}`);
    expect(await statuses(20, (at) => open(stranger, at))).toEqual(all(20, 404));
    expectWait(await open(stranger, 0), 59);
    Object.assign(victim, { address: stranger.address });
    expectWait(await open(victim, 0), 59);
    expect((await open(app.client(), 0)).status).toBe(404);
    stopClock(60);
    expect((await open(stranger, 0)).status).toBe(404);
  });

  it('a person can upload a hundred files an hour', async () => {
    const [person, other] = await Promise.all([app.register('retailer'), app.register('installer')]);
    const ask = (client: Client) => client.post('/api/objects/upload');
    expect(await statuses(100, () => ask(person))).toEqual(all(100, 200));
    expectWait(await ask(person), hour - 1);
    expect((await ask(other)).status).toBe(200);
    expect((await person.get('/api/auth/me')).status).toBe(200);
  });

  it('nothing else is counted', async () => {
    const stranger = app.client();
    expect(await statuses(120, () => stranger.get('/api/config/google-maps'))).toEqual(all(120, 200));
    expect(await statuses(120, () => stranger.post('/api/auth/logout'))).toEqual(all(120, 204));
  });

  it('are all in the contract', () => {
    const limited = allRoutes.flatMap(({ name, limit, errors }) => (limit ? [[name, limit, errors]] : []));
    expect(limited.map(([name, limit]) => [name, limit])).toEqual([
      ['signIn', 'signIn'],
      ['register', 'register'],
      ['changePassword', 'signIn'],
      ['confirmPassword', 'signIn'],
      ['sendConfirmation', 'confirm'],
      ['confirmEmail', 'confirm'],
      ['forgotPassword', 'reset'],
      ['resetPassword', 'reset'],
      ['getSharedJob', 'share'],
      ['createUpload', 'upload'],
    ]);
    for (const [, , errors] of limited) expect(errors).toContain('rate_limited');
  });
});
