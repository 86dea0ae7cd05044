import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { newResetCode, resetCodeTries } from '#functions/core/accounts/reset-code.ts';
import { rows } from '#functions/data/service.ts';
import { deviceCookie, refreshCookie } from '#functions/http/cookies.ts';
import { accessTokenSeconds } from '#functions/token-life.ts';
import { rateLimits } from '#infra/edge/limits.ts';
import { projectRoot } from '#infra/install.mjs';
import { jobForm, retailerProfile } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import { allRoutes } from '#shared/api/index.ts';
import { limitOf } from '#shared/api/route/access.ts';
import { watch } from '../../harness/account-faults.ts';
import { password } from '../../harness/app.ts';
import { startedApp } from '../../harness/started-app.ts';
import { stopClockAt } from '../../harness/stopped-clock.ts';
import { allRows } from '../../harness/table-digest.ts';

/** The limits of production. A caller who calls too often must wait. Other callers need not wait. */

const quarter = 900;
const hour = 3_600;
const day = 86_400;
const today = Math.floor(Date.now() / 1000 / day) * day;
/** Stops the clock this many seconds after the start of every window. */
const stopClock = (later = 1): void => stopClockAt((today + later) * 1000);

afterAll(() => {
  jest.useRealTimers();
});
const app = startedApp({ limits: rateLimits });
let victim: Client;

beforeAll(async () => {
  victim = await app.register('installer');
});
beforeEach(() => stopClock());

const statuses = async (count: number, send: (at: number) => Promise<TestAnswer>): Promise<number[]> => {
  const seen: number[] = [];
  for (let at = 0; at < count; at += 1) seen.push((await send(at)).status);
  return seen;
};

const countersNow = async () => {
  const rows = (await allRows()).filter(({ __edb_e__ }) => __edb_e__ === 'rate');
  return new Map(rows.map((row) => [`${row.bucket} ${row.window}`, row as unknown as RateRow]));
};
type RateRow = { bucket: string; window: string; count: number };

const makesAll = process.env.RATE_CALLS === 'all';
const lastOnes = 9;
/**
 * Makes a rate-limited call many times, one after the other, and returns the statuses. The everyday run makes only the first call
 * and the last ones, and adds those between them to the counters. RATE_CALLS=all makes them all.
 */
async function manyStatuses(count: number, send: (at: number) => Promise<TestAnswer>): Promise<number[]> {
  if (makesAll) return statuses(count, send);
  const before = await countersNow();
  const [first = 0] = await statuses(1, send);
  const between = count - lastOnes - 1;
  const counted = [...(await countersNow())].filter(([key, row]) => row.count > (before.get(key)?.count ?? 0));
  expect(counted).not.toEqual([]);
  for (const [, { bucket, window }] of counted)
    await rows().rate.patch({ bucket, window }).add({ count: between }).go();
  return [first, ...all(between, first), ...(await statuses(lastOnes, (at) => send(at + between + 1)))];
}
const all = (count: number, status: number): number[] => Array.from({ length: count }, () => status);
const signIn = (client: Client, email: string, tried: string) =>
  client.post('/api/auth/login', { email, password: tried });
/** Returns a client in another network with the cookies of a browser, or only the cookie of this name. */
const elsewhere = ({ cookies }: Client, name = ''): Client => {
  const client = app.client();
  for (const [key, value] of cookies) if (key.includes(name)) client.cookies.set(key, value);
  return client;
};
const expectWait = (answer: TestAnswer, seconds: number) => {
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 429, code: 'rate_limited' });
  expect(answer.headers['retry-after']).toBe(String(seconds));
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body.message).toMatch(/^Too many attempts\. Please try again in \d+ (second|minute|hour)s?\.$/);
  expect(answer.setCookies).toEqual([]);
};

describe('signing in', () => {
  it('allows strangers five tries for an account, and then refuses even the right password without a call of the pool', async () => {
    const { email } = await app.register('installer');
    const stranger = app.client();
    expect(await statuses(5, (at) => signIn(stranger, email, `guess ${at}`))).toEqual(all(5, 401));
    const asked = watch('pool', 'AdminInitiateAuth');
    expectWait(await signIn(stranger, email, 'guess 5'), quarter);
    expectWait(await signIn(stranger, email, password), quarter);
    asked.stop();
    expect(asked.inputs).toEqual([]);
  });

  it('is possible in a browser of the owner, from however many networks strangers try', async () => {
    const owner = await app.register('installer');
    await owner.post('/api/auth/logout');
    const tried = await statuses(30, (at) => signIn(app.client(`198.51.${at}.7:443`), owner.email, `guess ${at}`));
    expect(tried).toEqual([...all(5, 401), ...all(25, 429)]);
    expect((await signIn(app.client(), owner.email, password)).status).toBe(429);
    const { status, body } = await signIn(owner, owner.email, password);
    expect([status, body.user?.id]).toEqual([200, owner.userId]);
  });

  it('is possible in the browser that has reset the password, whatever strangers try', async () => {
    const { email } = await app.register('retailer');
    await statuses(6, (at) => signIn(app.client(), email, `guess ${at}`));
    const browser = app.client();
    expect((await signIn(browser, email, password)).status).toBe(429);
    expect((await browser.post('/api/auth/forgot-password', { email })).status).toBe(204);
    await app.settle();
    const code = /\b(\d{6})\b/.exec((await app.mails(email)).at(-1)?.text ?? '')?.[1];
    const newPassword = 'a much better password';
    expect((await browser.post('/api/auth/reset-password', { email, code, newPassword })).status).toBe(204);
    expect((await signIn(browser, email, newPassword)).status).toBe(200);
  });

  it('counts as a try of a stranger in the browser of another owner, or with a forged device cookie', async () => {
    const [owner, other] = [await app.register('installer'), await app.register('installer')];
    await statuses(5, () => signIn(app.client(), owner.email, 'wrong'));
    const [name, cookie = ''] = [...owner.cookies].find(([each]) => each === deviceCookie()) ?? [];
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
    for (const value of [other.cookies.get(deviceCookie()), forged, cookie.split('.')[0], '.', '', undefined]) {
      const stranger = app.client();
      if (value !== undefined) stranger.cookies.set(String(name), value);
      expect([value, (await signIn(stranger, owner.email, password)).status]).toEqual([value, 429]);
    }
    const own = app.client();
    own.cookies.set(String(name), cookie);
    expect((await signIn(own, owner.email, password)).status).toBe(200);
  });

  it('allows a browser of the owner ten tries', async () => {
    const owner = await app.register('installer');
    const tried = await statuses(11, () => signIn(owner, owner.email, 'wrong'));
    expect(tried).toEqual([...all(10, 401), 429]);
  });

  it('counts one account, however its email address is written', async () => {
    const { email } = await app.register('installer');
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email} `];
    const tried = await statuses(6, (at) => signIn(app.client(), spellings[at % 4] ?? '', 'wrong'));
    expect(tried).toEqual([...all(5, 401), 429]);
  });

  it('with the right password does not count as a guess', async () => {
    const { email } = await app.register('installer');
    const tried = await statuses(12, (at) => signIn(app.client(), email, at % 4 === 3 ? password : 'wrong'));
    expect(tried).toEqual([401, 401, 401, 200, 401, 401, 401, 200, 401, 401, 401, 200]);
  });

  it('allows strangers 100 tries for an account a day, with a pause after every 5', async () => {
    const { email } = await app.register('installer');
    let allowed = 0;
    for (let row = 0; row < 24; row += 1) {
      stopClock(1 + row * quarter);
      for (let at = 0; at < 5; at += 1) allowed += (await signIn(app.client(), email, 'wrong')).status === 401 ? 1 : 0;
    }
    expect(allowed).toBe(rateLimits.signIn.guesses?.perDay);
    stopClock(day + 1);
    expect((await signIn(app.client(), email, password)).status).toBe(200);
  });

  it('counts an IPv6 network as one caller, and an IPv4 address in IPv6 notation as that IPv4 address', async () => {
    const within = (at: number) => `2001:db8:0:7:${at.toString(16)}::${at + 1}`;
    const tried = await statuses(60, (at) => signIn(app.client(`${within(at)}:443`), `guess${at}@example.com`, 'x'));
    expect(tried.filter((status) => status === 401)).toHaveLength(rateLimits.signIn.perAddress ?? 0);
    const mapped = ['198.51.100.20', '::ffff:198.51.100.20', '::ffff:c633:6414', '0:0:0:0:0:ffff:c633:6414'];
    const again = await statuses(52, (at) =>
      signIn(app.client(`${mapped[at % 4]}:443`), `n${at % 26}@example.com`, 'x'),
    );
    expect(again).toEqual([...all(50, 401), 429, 429]);
  });

  it('allows fifty tries from one IP address, whatever the account', async () => {
    const stranger = app.client();
    const tried = await statuses(50, (at) => signIn(stranger, `guess${at % 25}@example.com`, 'wrong'));
    expect(tried).toEqual(all(50, 401));
    expectWait(await signIn(stranger, victim.email, password), quarter - 1);
    expect((await signIn(app.client(), victim.email, password)).status).toBe(200);
  });

  it('uses the IP address that the edge reports, and no other', async () => {
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
      return stranger.post('/api/auth/login', { email: `edge${at}@example.com`, password: 'wrong' }, headers);
    };
    expect(await statuses(51, attempt)).toEqual([...all(50, 401), 429]);
  });

  it('counts another port of an IP address as the same caller', async () => {
    const attempt = (at: number) => signIn(app.client(`192.0.2.7:${2000 + at}`), `port${at}@example.com`, 'wrong');
    expect(await statuses(51, attempt)).toEqual([...all(50, 401), 429]);
  });

  it('is possible again when the window is over', async () => {
    const stranger = app.client();
    const { email } = await app.register('installer');
    await statuses(6, () => signIn(stranger, email, 'wrong'));
    stopClock(quarter);
    expectWait(await signIn(stranger, email, password), 1);
    stopClock(quarter + 1);
    expect((await signIn(stranger, email, password)).status).toBe(200);
  });

  it('with an invalid form does not count', async () => {
    const stranger = app.client();
    expect(await statuses(60, () => signIn(stranger, 'no-one', 'wrong'))).toEqual(all(60, 422));
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

  it('allows five tries for an account and twenty from one IP address in an hour', async () => {
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
    'can be requested five times an hour for %s account from one network',
    async (kind) => {
      const stranger = app.client();
      const email = kind === 'a known' ? (await app.register('retailer')).email : `${randomUUID()}@example.com`;
      expect(await statuses(5, () => forgot(stranger, email))).toEqual(all(5, 204));
      expectWait(await forgot(stranger, email), hour - 1);
      expect((await forgot(app.client(), email)).status).toBe(204);
    },
  );

  it('causes at most ten emails a day to one person, and more only from a browser of the owner', async () => {
    const owner = await app.register('retailer');
    const asked = await statuses(14, (at) => forgot(app.client(`198.51.${at}.9:443`), owner.email));
    expect(asked).toEqual([...all(10, 204), ...all(4, 429)]);
    expectWait(await forgot(app.client(), owner.email), day - 1);
    expect((await forgot(owner, owner.email)).status).toBe(204);
    await app.settle();
    expect(await app.mails(owner.email)).toHaveLength(11);
  });

  it('allows at most fifty guesses at its code a day, whatever the network and the code', async () => {
    const owner = await app.register('retailer');
    let judged = 0;
    for (let at = 0; at < 60; at += 1) {
      const stranger = app.client(`2001:db8:${(at >> 2).toString(16)}:1::${at}:443`);
      if (at % 8 === 0) await forgot(stranger, owner.email);
      judged += (await reset(stranger, owner.email, String(at).padStart(6, '0'))).status === 422 ? 1 : 0;
    }
    expect(judged).toBe(rateLimits.resetCode.guesses?.perDay);
    await app.settle();
    const sent = async () => (await app.mails(owner.email)).map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? '');
    const before = await sent();
    expect((await forgot(owner, owner.email)).status).toBe(204);
    await app.settle();
    const code = (await sent()).find((each) => !before.includes(each)) ?? '';
    expect((await reset(owner, owner.email, code)).status).toBe(204);
  });

  it('has a code that is guessed within a day with a probability of at most 1 in 10,000', () => {
    const { reset: letters, resetCode: guesses } = rateLimits;
    const codes = 10 ** newResetCode().length;
    const judged = Math.min(
      guesses.guesses?.perDay ?? Infinity,
      (letters.guesses?.perDay ?? Infinity) * resetCodeTries,
    );
    // The limit counts calendar days, so the 24 hours from noon to noon can contain the guesses of two days.
    expect((2 * judged) / codes).toBeLessThanOrEqual(1 / 10_000);
  });

  it('can be requested twenty times from one IP address', async () => {
    const stranger = app.client();
    const tried = await statuses(20, (at) => forgot(stranger, `unknown${at}@example.com`));
    expect(tried).toEqual(all(20, 204));
    expectWait(await forgot(stranger, victim.email), hour - 1);
  });
});

describe('other limits', () => {
  it('twenty share links a minute can be tried from one IP address, signed in or not', async () => {
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
    expect(await manyStatuses(100, () => ask(person))).toEqual(all(100, 200));
    expectWait(await ask(person), hour - 1);
    expect((await ask(other)).status).toBe(200);
    expect((await person.get('/api/auth/me')).status).toBe(200);
  });

  it('a session is renewed at most 60 times in 15 minutes, and the sessions of a network at most 600 times', async () => {
    const person = await app.register('retailer');
    const renew = (client: Client) => client.post('/api/auth/refresh');
    expect(await manyStatuses(60, () => renew(person))).toEqual(all(60, 200));
    expectWait(await renew(person), quarter - 1);
    const tried = await manyStatuses(605, () => renew(app.client('198.51.100.40:443')));
    expect(tried.filter((status) => status === 429)).toHaveLength(5);
    // A request with all cookies of the browser counts towards that browser's limit, even from another network.
    expectWait(await renew(elsewhere(person)), quarter - 1);
  });

  it('a copied refresh cookie is accepted a limited number of times a day over all networks, and its owner stays signed in', async () => {
    const person = await app.register('retailer');
    const most = rateLimits.refresh.guesses?.perDay ?? 0;
    const copied = () => elsewhere(person, refreshCookie());
    const tried = await manyStatuses(most + 5, () => copied().post('/api/auth/refresh'));
    expect(tried).toEqual([...all(most, 200), ...all(5, 429)]);
    expectWait(await copied().post('/api/auth/refresh'), day - 1);
    expect((await person.post('/api/auth/refresh')).status).toBe(200);
    // A tab that is open all day stays far below the limit.
    expect(most).toBeGreaterThan(2 * (day / accessTokenSeconds));
  });

  it('public reads and signing out are not limited', async () => {
    const stranger = app.client();
    expect(await statuses(120, () => stranger.get('/api/config/google-maps'))).toEqual(all(120, 200));
    expect(await statuses(120, () => stranger.post('/api/auth/logout'))).toEqual(all(120, 204));
  });

  it('are in SECURITY.md', async () => {
    const text = await readFile(join(projectRoot, 'SECURITY.md'), 'utf8');
    for (const [name, { perAccount, perConfirmed, perAddress, windowSeconds, guesses }] of Object.entries(rateLimits)) {
      const minutes = windowSeconds / 60;
      const most = [guesses && `${guesses.perDay} a day`, guesses?.inARow && `${guesses.inARow} in a row`];
      const calls = perConfirmed === undefined ? perAccount : `${perAccount}, confirmed ${perConfirmed}`;
      const cells = [name, calls, perAddress ?? '', `${minutes} minute${minutes === 1 ? '' : 's'}`];
      expect(text).toContain(
        `\n| ${cells.join(' | ')} | ${most.filter(Boolean).join(', ')} |\n`.replaceAll('|  |', '| |'),
      );
    }
  });

  it('of jobs, invitations and dates count for each person, and each refusal says when to try again', async () => {
    const [retailer, other, installer] = [await app.retailer(), await app.retailer(), await app.installer()];
    const post = (who: Client) => who.post('/api/jobs', jobForm({ isPublic: false, requirements: [] }));
    const id = (await post(retailer)).body.job.id;
    expect(await manyStatuses(99, () => post(retailer))).toEqual(all(99, 201));
    const refused = await post(retailer);
    expectWait(refused, hour - 1);
    expect(refused.body.message).toBe('Too many attempts. Please try again in 60 minutes.');
    expect((await post(other)).status).toBe(201);
    const invite = () => retailer.post(`/api/jobs/${id}/invites`, { installerIds: [installer.userId], message: '' });
    expect(await manyStatuses(40, invite)).toEqual(all(40, 201));
    expectWait(await invite(), hour - 1);
    expect((await installer.post(`/api/jobs/${id}/accept`)).status).toBe(200);
    const installationDate = new Date(Date.now() + day * 1000).toISOString().slice(0, 10);
    const setDate = () => installer.post(`/api/jobs/${id}/schedule`, { installationDate });
    expect(await manyStatuses(100, setDate)).toEqual(all(100, 200));
    expectWait(await setDate(), hour - 1);
    expect((await installer.post(`/api/jobs/${id}/start`)).status).toBe(200);
  });

  it('of posts are lower before the address is confirmed', async () => {
    const newcomer = await app.unconfirmed('retailer');
    expect((await newcomer.post('/api/profile/retailer', retailerProfile())).status).toBe(201);
    const post = () => newcomer.post('/api/jobs', jobForm({ isPublic: false, requirements: [] }));
    expect(await manyStatuses(30, post)).toEqual(all(30, 201));
    expectWait(await post(), hour - 1);
  });

  it('of posts do not count drafts, but count a draft that is posted', async () => {
    const retailer = await app.retailer();
    const form = (status: string) => jobForm({ isPublic: false, requirements: [], status });
    const post = () => retailer.post('/api/jobs', form('posted'));
    expect(await manyStatuses(100, post)).toEqual(all(100, 201));
    const draft = await retailer.post('/api/jobs', form('draft'));
    expect(draft.status).toBe(201);
    const path = `/api/jobs/${draft.body.job.id}`;
    expect((await retailer.put(path, form('draft'))).status).toBe(200);
    expectWait(await retailer.put(path, form('posted')), hour - 1);
    expect((await retailer.get(path)).body.job.status).toBe('draft');
  });

  it('are all in the contract', () => {
    const limited = allRoutes.flatMap(({ name, limit, errors }) => (limit ? [[name, limit, errors]] : []));
    expect(limited.map(([name, limit]) => [name, limit])).toEqual([
      ['startTwoFactor', 'signIn'],
      ['turnOnTwoFactor', 'signIn'],
      ['renewRecoveryCodes', 'signIn'],
      ['turnOffTwoFactor', 'signIn'],
      ['invitePerson', 'invite'],
      ['readPersonInvite', 'confirm'],
      ['joinCompany', 'register'],
      ['signIn', 'signIn'],
      ['register', 'register'],
      ['refreshSession', 'refresh'],
      ['changePassword', 'signIn'],
      ['confirmPassword', 'signIn'],
      ['deleteAccount', 'signIn'],
      ['sendConfirmation', 'confirm'],
      ['confirmEmail', 'confirm'],
      ['forgotPassword', 'reset'],
      ['resetPassword', 'resetCode'],
      ['sendReport', 'report'],
      ['getInstallerContact', 'contact'],
      ['getSharedJob', 'share'],
      ['createJob', 'post'],
      ['inviteInstallers', 'invite'],
      ['scheduleJob', 'date'],
      ['createUpload', 'upload'],
      ['prepareDataCopy', 'copy'],
    ]);
    const open = allRoutes.filter((route) => route.method !== 'GET' && limitOf(route) === undefined);
    expect(open.map(({ name }) => name)).toEqual(['signOut']);
    for (const [, , errors] of limited) expect(errors).toContain('rate_limited');
  });
});
