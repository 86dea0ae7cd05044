import { AdminDeleteUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import {
  isUntouched,
  refresh,
  register,
  registered,
  signedIn,
  signIn,
  someone,
  whoAmI,
} from '../../harness/account-clients.ts';
import { crash, during, fault, watch } from '../../harness/account-faults.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

const newPassword = 'another good password';
/** The browser of an owner who has forgotten their password. */
let browser: Client;
beforeEach(() => {
  browser = app.client();
});
const forgot = (email: string, client = browser) => client.post('/api/auth/forgot-password', { email });
const reset = (body: { email: string; code: string; newPassword?: string }, client = browser) =>
  client.post('/api/auth/reset-password', { newPassword, ...body });

const codeEmails = async (email: string) =>
  (await app.mails(email)).filter(({ subject }) => subject === 'Your SunCrew password code');

async function codeFor(email: string, client = browser): Promise<string> {
  const before = (await codeEmails(email)).length;
  expect((await forgot(email, client)).status).toBe(204);
  await app.settle();
  const mails = await codeEmails(email);
  return /\b(\d{6})\b/.exec(mails[before]?.text ?? '')?.[1] ?? '';
}
const wrongCode = (code: string): string => (code === '111111' ? '222222' : '111111');
const codeRow = async (userId: string) =>
  (await rows().resetCode.query.byHandle({ userId }).go({ consistent: true })).data[0];

function expectWrongCode(answer: Awaited<ReturnType<typeof reset>>): void {
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({ code: 'This code is incorrect or has expired' });
}

describe('a forgotten password', () => {
  it('is reset with the code from the email, and every session ends', async () => {
    const { client, account } = await registered(app);
    const code = await codeFor(account.email);
    expect(code).toMatch(/^\d{6}$/);
    const answer = await reset({ email: account.email.toUpperCase(), code: ` ${code} ` });
    expect([answer.status, answer.body, isUntouched(answer)]).toEqual([204, undefined, true]);
    expect((await whoAmI(client)).status).toBe(401);
    expect((await refresh(client)).status).toBe(401);
    expect((await signIn(app.client(), account)).status).toBe(401);
    const next = await signedIn(app, { ...account, password: newPassword });
    expect((await whoAmI(next.client)).status).toBe(200);
    expect((await refresh(next.client)).status).toBe(200);
  });

  it('causes the same answer and writes for an unknown address, but no email', async () => {
    const { account } = await registered(app);
    const unregistered = someone();
    const written = watch('table', 'TransactWrite');
    const answers = [await forgot(account.email), await forgot(unregistered.email)];
    written.stop();
    await app.settle();
    for (const { status, body, setCookies } of answers)
      expect([status, body, setCookies.map((line) => line.replace(/=[a-z2-7]{26};/, '=...;'))]).toEqual([
        204,
        undefined,
        ['__Host-suncrew-reset=...; Path=/; Max-Age=900; HttpOnly; Secure; SameSite=Lax'],
      ]);
    const shapes = written.inputs
      .map(({ TransactItems }) =>
        (TransactItems as { Put?: { Item: object } }[]).map(({ Put }) => Object.keys(Put?.Item ?? {})),
      )
      .filter((keys) => keys.flat().includes('codeHash'));
    expect(shapes).toHaveLength(2);
    expect(shapes[0]).toEqual(shapes[1]);
    expect(await app.mails(unregistered.email)).toEqual([]);
    expect(await app.mails(account.email)).toHaveLength(1);
  });

  it('causes the same for a registration that was never finished as for an unknown address', async () => {
    const account = someone();
    await during({ service: 'pool', operation: 'AdminSetUserPassword', when: 'before', error: crash() }, () =>
      register(app.client(), account),
    );
    expect(await codeFor(account.email)).toBe('');
    expectWrongCode(await reset({ email: account.email, code: '123456' }));
  });

  it('cannot be reset with a wrong code, or for an unknown address', async () => {
    const { account, client } = await registered(app);
    const code = await codeFor(account.email);
    const answers = [
      await reset({ email: account.email, code: wrongCode(code) }),
      await reset({ email: someone().email, code }),
    ];
    for (const answer of answers) {
      expectWrongCode(answer);
      expect({ ...answer.body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' });
    }
    expect((await whoAmI(client)).status).toBe(200);
    expect((await signIn(app.client(), account)).status).toBe(200);
    expect((await reset({ email: account.email, code })).status).toBe(204);
  });

  it('can be reset with a code only once', async () => {
    const { account } = await registered(app);
    const code = await codeFor(account.email);
    expect((await reset({ email: account.email, code })).status).toBe(204);
    expectWrongCode(await reset({ email: account.email, code, newPassword: 'a third good password' }));
    expect((await signIn(app.client(), { ...account, password: newPassword })).status).toBe(200);
  });

  it('is reset by exactly one of eight requests with the same code', async () => {
    const { account } = await registered(app);
    const code = await codeFor(account.email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => reset({ email: account.email, code, newPassword: `good password ${at}` })),
    );
    const won = answers.flatMap(({ status }, at) => (status === 204 ? [at] : []));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(7).fill(422)]);
    expect((await signIn(app.client(), { ...account, password: `good password ${won[0]}` })).status).toBe(200);
  });

  it('is reset in the browser that asked for the code, and in no other', async () => {
    const { account, client } = await registered(app);
    const code = await codeFor(account.email);
    for (const other of [app.client(), client]) expectWrongCode(await reset({ email: account.email, code }, other));
    expect((await reset({ email: account.email, code })).status).toBe(204);
  });

  it('is reset with the code of its owner, whatever codes strangers request and try', async () => {
    const { account } = await registered(app);
    const code = await codeFor(account.email);
    const stranger = app.client();
    const theirs = await codeFor(account.email, stranger);
    for (let at = 0; at < 6; at += 1)
      expectWrongCode(await reset({ email: account.email, code: wrongCode(theirs) }, stranger));
    expectWrongCode(await reset({ email: account.email, code: theirs }, stranger));
    expect((await reset({ email: account.email, code })).status).toBe(204);
  });

  it('makes all codes that strangers have requested void once it is reset', async () => {
    const { account } = await registered(app);
    const other = app.client();
    const [code, theirs] = [await codeFor(account.email), await codeFor(account.email, other)];
    expect((await reset({ email: account.email, code })).status).toBe(204);
    expectWrongCode(await reset({ email: account.email, code: theirs }, other));
  });

  it('can be reset only with the newest code that a browser has requested', async () => {
    const { account } = await registered(app);
    const first = await codeFor(account.email);
    const second = await codeFor(account.email);
    if (first !== second) expectWrongCode(await reset({ email: account.email, code: first }));
    expect((await reset({ email: account.email, code: second })).status).toBe(204);
  });

  it('cannot be reset with any code after five wrong ones', async () => {
    const { account } = await registered(app);
    const code = await codeFor(account.email);
    for (let i = 0; i < 5; i += 1) expectWrongCode(await reset({ email: account.email, code: wrongCode(code) }));
    expectWrongCode(await reset({ email: account.email, code }));
    expect((await signIn(app.client(), account)).status).toBe(200);
    expect((await reset({ email: account.email, code: await codeFor(account.email) })).status).toBe(204);
  });

  it('counts each of several wrong codes that are sent at the same time', async () => {
    const { account, answer } = await registered(app);
    const code = await codeFor(account.email);
    const guesses = Array.from({ length: 12 }, () => reset({ email: account.email, code: wrongCode(code) }));
    for (const guess of await Promise.all(guesses)) expectWrongCode(guess);
    expect((await codeRow(answer.body.user.id))?.attemptsLeft).toBe(0);
    expectWrongCode(await reset({ email: account.email, code }));
  });

  it('cannot be reset with a code older than fifteen minutes', async () => {
    const { account, answer } = await registered(app);
    const { id: userId } = answer.body.user;
    const before = Math.floor(Date.now() / 1000);
    const code = await codeFor(account.email);
    const now = Math.floor(Date.now() / 1000);
    const ttl = (await codeRow(userId))?.ttl ?? 0;
    expect(ttl - before).toBeGreaterThanOrEqual(15 * 60);
    expect(ttl - now).toBeLessThanOrEqual(15 * 60);
    const { handleHash = '' } = (await codeRow(userId)) ?? {};
    const expired = rows().resetCode.patch({ userId, handleHash }).set({ ttl: now });
    await expired.go();
    expectWrongCode(await reset({ email: account.email, code }));
  });

  it('has its code stored only as a salted hash', async () => {
    const { account, answer } = await registered(app);
    const code = await codeFor(account.email);
    const row = await codeRow(answer.body.user.id);
    expect(JSON.stringify({ ...row, userId: '', ttl: 0 })).not.toContain(code);
    expect((await rows().outbox.query.waiting({ list1pk: 'outbox' }).go()).data).toEqual([]);
  });

  it.each([
    ['code', { code: '12345' }, 'Enter the 6 digits from the email'],
    ['code', { code: 'abcdef' }, 'Enter the 6 digits from the email'],
    ['newPassword', { newPassword: 'seven77' }, 'New password must be at least 8 characters'],
    ['newPassword', { newPassword: 'blank behind ' }, /spaces at the start or end/],
  ])('loses no attempt if the %s has an invalid format', async (field, wrong, sentence) => {
    const { account, answer } = await registered(app);
    const code = await codeFor(account.email);
    const refused = await reset({ email: account.email, code, ...wrong });
    expect(refused.status).toBe(422);
    expect(refused.body.fields[field]).toMatch(sentence);
    expect((await codeRow(answer.body.user.id))?.attemptsLeft).toBe(5);
    expect((await reset({ email: account.email, code })).status).toBe(204);
  });

  it('can be reset by a second try after the account pool was busy', async () => {
    const { account, client } = await registered(app);
    const code = await codeFor(account.email);
    const error = fault('TooManyRequestsException');
    const plan = { service: 'pool', operation: 'AdminSetUserPassword', when: 'before', error } as const;
    const busy = await during(plan, () => reset({ email: account.email, code }));
    expect([busy.status, busy.body.code]).toEqual([503, 'unavailable']);
    expect((await whoAmI(client)).status).toBe(200);
    expect((await reset({ email: account.email, code })).status).toBe(204);
  });

  it('can be reset by a second try after a crash halfway', async () => {
    const { account, client } = await registered(app);
    const code = await codeFor(account.email);
    const plan = { service: 'table', operation: 'TransactWrite', when: 'before', only: 2, error: crash() } as const;
    expect((await during(plan, () => reset({ email: account.email, code }))).status).toBe(500);
    expect((await reset({ email: account.email, code })).status).toBe(204);
    expect((await whoAmI(client)).status).toBe(401);
    expect((await signIn(app.client(), { ...account, password: newPassword })).status).toBe(200);
  });

  it('can be reset for a person who is missing in a rebuilt account pool', async () => {
    const { account, answer } = await registered(app);
    const user = { UserPoolId: process.env.USER_POOL_ID, Username: answer.body.user.id };
    await new CognitoIdentityProviderClient({}).send(new AdminDeleteUserCommand(user));
    expect((await signIn(app.client(), account)).status).toBe(401);
    const code = await codeFor(account.email);
    expect((await reset({ email: account.email, code })).status).toBe(204);
    const { status, body } = await signIn(app.client(), { ...account, password: newPassword });
    expect([status, body.user.id]).toEqual([200, answer.body.user.id]);
  });
});
