import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { rows } from '#functions/data/service.ts';
import { exportAccount } from '#infra/tools/accounts/export-account.ts';
import { Authenticator } from '#infra/tools/in-process/authenticator.ts';
import { recoveryCodeCount } from '#shared/domain/accounts/two-factor-codes.ts';
import { register, registered, someone, whoAmI } from '../../harness/account-clients.ts';
import { during, fault } from '../../harness/account-faults.ts';
import { type App, password, startApp } from '../../harness/app.ts';
import { enrol, start } from '../../harness/enrol.ts';
import { enrolled, signInWith } from '../../harness/two-factor.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const userRow = async (userId: string) => (await rows().user.get({ userId }).go({ consistent: true })).data;
const emailsTo = async (email: string) => {
  await app.settle();
  return (await app.mails(email)).map(({ subject, text }) => ({ subject, text }));
};
const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body?.code];
const codeNeeded = [401, 'code_needed'];
const wrong = [422, 'invalid'];

describe('an account without two-factor sign-in', () => {
  it('is asked for no code, and its user has no new field', async () => {
    const { account, answer } = await registered(app);
    const again = await signInWith(app, account.email);
    expect(again.answer.status).toBe(200);
    expect(Object.keys(again.answer.body.user)).toEqual(Object.keys(answer.body.user));
    expect(again.answer.body.user).not.toHaveProperty('twoFactor');
  });

  it('is asked for no code while an enrolment is unfinished, even after its code was verified', async () => {
    const { client, account, answer } = await registered(app);
    const { body } = await start(client);
    expect((await signInWith(app, account.email)).answer.status).toBe(200);
    const code = await new Authenticator(body.key).next();
    const crashed = await during(
      { service: 'table', operation: 'TransactWrite', when: 'before', error: fault('Crash') },
      () => client.post('/api/auth/two-factor/on', { id: body.id, code }),
    );
    expect(crashed.status).toBe(500);
    expect((await userRow(answer.body.user.id))?.twoFactorSince).toBeUndefined();
    expect((await signInWith(app, account.email)).answer.status).toBe(200);
  });

  it('is asked for no code after an enrolment with a wrong password or a wrong code', async () => {
    const { client, account } = await registered(app);
    const refused = await client.post('/api/auth/two-factor/start', { password: 'not the password' });
    expect(refused.body.fields).toEqual({ password: 'The password is incorrect' });
    const { body } = await start(client);
    const phone = new Authenticator(body.key);
    const answer = await client.post('/api/auth/two-factor/on', { id: body.id, code: phone.wrong() });
    expect(answer.body.fields.code).toMatch(/incorrect/);
    expect((await signInWith(app, account.email)).answer.status).toBe(200);
    // A right code completes the same enrolment.
    const on = await client.post('/api/auth/two-factor/on', { id: body.id, code: await phone.next() });
    expect(on.status).toBe(200);
  });
});

describe('turning two-factor sign-in on', () => {
  it('makes each sign-in need a code of the app, shows the recovery codes once and emails the owner', async () => {
    const { client, email, phone, recoveryCodes } = await enrolled(app);
    expect(new Set(recoveryCodes).size).toBe(recoveryCodeCount);
    expect((await whoAmI(client)).body.user.twoFactor).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: recoveryCodeCount,
    });
    expect(outcomeOf((await signInWith(app, email)).answer)).toEqual(codeNeeded);
    const { client: other, answer } = await signInWith(app, email, await phone.next());
    expect(answer.status).toBe(200);
    expect((await whoAmI(other)).status).toBe(200);
    const [first] = (await emailsTo(email)).filter(({ subject }) => subject === 'Two-factor sign-in is on');
    expect(first?.text).toMatch(/IP address/);
    expect(first?.text).toMatch(/Was this you\?/);
    expect(first?.text).toMatch(/When: /);
  });

  it('stores only hashes of the recovery codes, only in the row of the account', async () => {
    const { userId, email, recoveryCodes } = await enrolled(app);
    const stored = JSON.stringify([await userRow(userId), await emailsTo(email)]);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
    expect((await userRow(userId))?.recoveryHashes).toHaveLength(recoveryCodeCount);
  });

  it('succeeds once, with the later of two enrolments', async () => {
    const { client, account } = await registered(app);
    const [earlier, later] = [(await start(client)).body, (await start(client)).body];
    const phone = new Authenticator(later.key);
    const late = await client.post('/api/auth/two-factor/on', { id: earlier.id, code: await phone.next() });
    expect(outcomeOf(late)).toEqual([409, 'conflict']);
    const code = await phone.next();
    const both = await Promise.all([1, 2].map(() => client.post('/api/auth/two-factor/on', { id: later.id, code })));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(outcomeOf(await start(client))).toEqual([409, 'conflict']);
    const [{ body }] = both.filter(({ status }) => status === 200) as [(typeof both)[number]];
    expect((await signInWith(app, account.email, body.recoveryCodes[0])).answer.status).toBe(200);
  });

  it('fails if the enrolment is over 15 minutes old, or began before the user ended their sessions', async () => {
    const { client, answer } = await registered(app);
    const { body } = await start(client);
    const phone = new Authenticator(body.key);
    const { userId } = { userId: answer.body.user.id };
    const startedAt = new Date(Date.now() - 16 * 60_000).toISOString();
    await rows()
      .user.patch({ userId })
      .set({ twoFactorStart: { id: body.id, startedAt } })
      .go();
    const finish = async (id: string) => client.post('/api/auth/two-factor/on', { id, code: await phone.next() });
    expect(outcomeOf(await finish(body.id))).toEqual([409, 'conflict']);
    const second = (await start(client)).body;
    await client.delete('/api/auth/sessions');
    expect(outcomeOf(await finish(second.id))).toEqual([409, 'conflict']);
  });

  it('reaches the account pool with the next sign-in if the pool was unreachable', async () => {
    const { client, account } = await registered(app);
    const { body } = await start(client);
    const phone = new Authenticator(body.key);
    const on = await during(
      {
        service: 'pool',
        operation: 'AdminSetUserMFAPreference',
        when: 'before',
        error: fault('InternalErrorException'),
      },
      async () => client.post('/api/auth/two-factor/on', { id: body.id, code: await phone.next() }),
    );
    expect(on.status).toBe(200);
    expect(outcomeOf((await signInWith(app, account.email)).answer)).toEqual(codeNeeded);
    expect((await signInWith(app, account.email, await phone.next())).answer.status).toBe(200);
  });
});

describe('a code', () => {
  it('of the app is accepted once, and a wrong one opens nothing', async () => {
    const { email, phone } = await enrolled(app);
    const code = await phone.next();
    expect(outcomeOf((await signInWith(app, email, phone.wrong())).answer)).toEqual(wrong);
    expect((await signInWith(app, email, code)).answer.status).toBe(200);
    const again = await signInWith(app, email, code);
    expect(outcomeOf(again.answer)).toEqual(wrong);
    expect(again.answer.setCookies).toEqual([]);
  });

  it('says nothing about an account without its password', async () => {
    const { email, phone, recoveryCodes } = await enrolled(app);
    for (const code of [await phone.next(), recoveryCodes[0]]) {
      const answer = await app.client().post('/api/auth/login', { email, password: 'not the password', code });
      expect(outcomeOf(answer)).toEqual([401, 'bad_credentials']);
    }
    expect((await signInWith(app, email, recoveryCodes[0])).answer.status).toBe(200);
  });

  it('of recovery signs in once, says how many are left and emails the owner', async () => {
    const { email, recoveryCodes } = await enrolled(app);
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const { client, answer } = await signInWith(app, email, typed);
    expect(answer.status).toBe(200);
    expect(answer.body.user.twoFactor.recoveryCodesLeft).toBe(recoveryCodeCount - 1);
    expect((await whoAmI(client)).body.user.twoFactor.recoveryCodesLeft).toBe(recoveryCodeCount - 1);
    expect(outcomeOf((await signInWith(app, email, code)).answer)).toEqual(wrong);
    const email9 = (await emailsTo(email)).find(({ subject }) => subject === 'Someone signed in with a recovery code');
    expect(email9?.text).toContain('9 recovery codes are left.');
    // The next sign-in needs a code again.
    expect(outcomeOf((await signInWith(app, email)).answer)).toEqual(codeNeeded);
  });

  it('of recovery opens one session if sent several times at the same moment, and none for the password alone', async () => {
    const { email, recoveryCodes } = await enrolled(app);
    const attempts = await Promise.all([
      ...[1, 2, 3].map(() => signInWith(app, email, recoveryCodes[0])),
      ...[1, 2, 3].map(() => signInWith(app, email)),
    ]);
    const opened = attempts.filter(({ answer }) => answer.status === 200);
    expect(opened.length).toBeLessThanOrEqual(1);
    for (const { answer } of attempts.slice(3)) expect([401, 503]).toContain(answer.status);
    expect(outcomeOf((await signInWith(app, email)).answer)).toEqual(codeNeeded);
  });

  it('of recovery is void once the owner has new ones', async () => {
    const { client, email, phone, recoveryCodes } = await enrolled(app);
    const renew = (code: string | undefined) => client.post('/api/auth/two-factor/codes', { password, code });
    expect(outcomeOf(await renew(phone.wrong()))).toEqual(wrong);
    const renewed = await renew(await phone.next());
    expect(renewed.body.recoveryCodes).toHaveLength(recoveryCodeCount);
    expect(outcomeOf((await signInWith(app, email, recoveryCodes[1])).answer)).toEqual(wrong);
    expect((await signInWith(app, email, renewed.body.recoveryCodes[0])).answer.status).toBe(200);
    expect((await emailsTo(email)).map(({ subject }) => subject)).toContain('New recovery codes');
  });
});

describe('turning two-factor sign-in off', () => {
  it('needs the password and a code, and emails the owner', async () => {
    const { client, email, phone } = await enrolled(app);
    const off = (body: object) => client.post('/api/auth/two-factor/off', body);
    const code = await phone.next();
    expect((await off({ password: 'not the password', code })).body.fields).toEqual({
      password: 'The password is incorrect',
    });
    expect(outcomeOf(await off({ password, code: phone.wrong() }))).toEqual(wrong);
    expect(outcomeOf(await off({ password, code: 'aaaa-bbbb-cccc-dddd' }))).toEqual(wrong);
    expect((await off({ password, code })).status).toBe(204);
    expect((await whoAmI(client)).body.user).not.toHaveProperty('twoFactor');
    expect((await signInWith(app, email)).answer.status).toBe(200);
    expect((await emailsTo(email)).map(({ subject }) => subject)).toContain('Two-factor sign-in is off');
    expect(outcomeOf(await off({ password, code }))).toEqual([409, 'conflict']);
  });

  it('reaches the account pool with the next sign-in if the pool was unreachable', async () => {
    const { client, email, recoveryCodes } = await enrolled(app);
    const off = await during(
      {
        service: 'pool',
        operation: 'AdminSetUserMFAPreference',
        when: 'before',
        error: fault('InternalErrorException'),
      },
      () => client.post('/api/auth/two-factor/off', { password, code: recoveryCodes[0] }),
    );
    expect(off.status).toBe(204);
    for (const _ of [1, 2]) expect((await signInWith(app, email)).answer.status).toBe(200);
  });

  it('is possible with a recovery code too, and the account can turn it on again with another key', async () => {
    const { client, email, phone, recoveryCodes } = await enrolled(app);
    const off = await client.post('/api/auth/two-factor/off', { password, code: recoveryCodes[3] });
    expect(off.status).toBe(204);
    const again = await enrol(client);
    expect(outcomeOf((await signInWith(app, email, await phone.next())).answer)).toEqual(wrong);
    expect(outcomeOf((await signInWith(app, email, recoveryCodes[4])).answer)).toEqual(wrong);
    expect((await signInWith(app, email, await again.phone.next())).answer.status).toBe(200);
  });
});

describe('no other call opens a session without the code', () => {
  it('not a password change in Settings: the owner signs in again with a code', async () => {
    const { client, email, phone } = await enrolled(app);
    const newPassword = 'a newer password';
    const changed = await client.post('/api/auth/change-password', { currentPassword: password, newPassword });
    expect(changed.status).toBe(204);
    expect((await whoAmI(client)).status).toBe(401);
    const login = (body: object) => app.client().post('/api/auth/login', { email, password: newPassword, ...body });
    expect(outcomeOf(await login({}))).toEqual(codeNeeded);
    expect((await login({ code: await phone.next() })).status).toBe(200);
  });

  it('not a password reset by email, which leaves two-factor sign-in on', async () => {
    const { email, phone } = await enrolled(app);
    const browser = app.client();
    await browser.post('/api/auth/forgot-password', { email });
    const mail = (await emailsTo(email)).find(({ subject }) => subject.endsWith('password code'));
    const code = mail?.text.match(/is (\d{6})\./)?.[1];
    const newPassword = 'a newer password';
    expect((await browser.post('/api/auth/reset-password', { email, code, newPassword })).status).toBe(204);
    expect((await whoAmI(browser)).status).toBe(401);
    const login = (body: object) => browser.post('/api/auth/login', { email, password: newPassword, ...body });
    expect(outcomeOf(await login({}))).toEqual(codeNeeded);
    expect((await login({ code: await phone.next() })).status).toBe(200);
  });

  it('not a registration with the same address, a renewal without a session, or the password once more', async () => {
    const { client, email } = await enrolled(app);
    const stranger = app.client();
    const taken = await register(stranger, { ...someone(), email });
    expect(outcomeOf(taken)).toEqual([409, 'email_taken']);
    expect((await stranger.post('/api/auth/refresh')).status).toBe(401);
    expect((await client.post('/api/auth/confirm-password', { password })).setCookies).toEqual([]);
    expect((await whoAmI(stranger)).status).toBe(401);
  });

  it('and an open session continues', async () => {
    const { client } = await enrolled(app);
    expect((await client.post('/api/auth/refresh')).status).toBe(200);
    expect((await client.post('/api/auth/confirm-password', { password })).status).toBe(204);
  });
});

describe('an account with two-factor sign-in', () => {
  it('that is suspended is refused at both steps of the sign-in, and keeps its recovery codes', async () => {
    const { email, userId, phone, recoveryCodes } = await enrolled(app);
    await rows().user.patch({ userId }).set({ suspended: true }).go();
    for (const code of [undefined, await phone.next(), recoveryCodes[0]])
      expect(outcomeOf((await signInWith(app, email, code)).answer)).toEqual([403, 'suspended']);
    expect((await userRow(userId))?.recoveryHashes).toHaveLength(recoveryCodeCount);
  });

  it('has the date of turning it on in its data copy, and no code', async () => {
    const { client, email, userId } = await enrolled(app);
    const folder = await mkdtemp(join(tmpdir(), 'two-factor-'));
    const [file = ''] = (await exportAccount(email, folder)) ?? [];
    const copy = Buffer.from(unzipSync(new Uint8Array(await readFile(file)))['data.json'] ?? []).toString();
    await rm(folder, { recursive: true });
    const row = await userRow(userId);
    expect(JSON.parse(copy).account.twoFactorSince).toBe(row?.twoFactorSince);
    for (const hash of row?.recoveryHashes ?? []) expect(copy).not.toContain(hash);
    expect((await whoAmI(client)).status).toBe(200);
  });

  it('that is deleted leaves no data about two-factor sign-in', async () => {
    const { client, userId, email, recoveryCodes } = await enrolled(app);
    const gone = await client.post('/api/auth/delete-account', { password, deletedJobs: 0 });
    expect(gone.status).toBe(204);
    await app.settle();
    const row = await userRow(userId);
    expect([row?.twoFactorSince, row?.recoveryHashes, row?.twoFactorStart]).toEqual([undefined, undefined, undefined]);
    expect(outcomeOf((await signInWith(app, email, recoveryCodes[0])).answer)).toEqual([401, 'bad_credentials']);
  });
});
