import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resetTwoFactorByOperator } from '#functions/core/accounts/reset-by-operator.ts';
import { loadEnvironment } from '#functions/env.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { operatorId } from '#shared/domain/admin/admin-acts.ts';
import { whoAmI } from '../../harness/account-clients.ts';
import { type App, password, startApp } from '../../harness/app.ts';
import { enrol } from '../../harness/enrol.ts';

let app: App;
let admin: Client;
beforeAll(async () => {
  app = await startApp();
  admin = await app.admin();
});
afterAll(() => app.close());

const signIn = (email: string, code?: string) =>
  app.client().post('/api/auth/login', { email, password, ...(code === undefined ? {} : { code }) });
const reset = (by: Client, { userId }: Client) => by.delete(`/api/admin/people/${userId}/two-factor`);
const emailsAbout = async (email: string) => {
  await app.settle();
  return (await app.mails(email)).filter(({ subject }) => subject === 'Two-factor sign-in was turned off for you');
};
const actsAbout = async ({ userId }: Client) => (await admin.get(`/api/admin/acts?about=${userId}`)).body.acts;

describe('an administrator turns two-factor sign-in off for an owner who has lost it', () => {
  it('after entering the password again: sessions end, the owner gets an email, and the audit names the administrator', async () => {
    const owner = await app.retailer({ companyName: 'Phoneless Solar' });
    const { recoveryCodes } = await enrol(owner);
    await app.settle();
    const listed = (await admin.get('/api/admin/retailers?search=phoneless')).body.retailers;
    expect(listed).toMatchObject([{ id: owner.userId, twoFactorSince: expect.any(String) }]);
    const unconfirmed = await app.admin(false);
    expect((await reset(unconfirmed, owner)).body.code).toBe('password_needed');
    const answer = await reset(admin, owner);
    expect([answer.status, answer.body]).toEqual([200, { id: owner.userId, twoFactorSince: null }]);
    expect((await whoAmI(owner)).status).toBe(401);
    expect((await owner.post('/api/auth/refresh')).status).toBe(401);
    expect((await signIn(owner.email, recoveryCodes[0])).body.user).not.toHaveProperty('twoFactor');
    expect((await signIn(owner.email)).status).toBe(200);
    const [email, ...more] = await emailsAbout(owner.email);
    expect(more).toEqual([]);
    expect(email?.text).toContain('administrator turned off two-factor sign-in');
    expect(await actsAbout(owner)).toMatchObject([
      { action: 'resetTwoFactor', actorId: admin.userId, changes: [{ field: 'twoFactorSince', to: null }] },
    ]);
    // A second reset changes nothing.
    expect((await reset(admin, owner)).status).toBe(200);
    expect(await emailsAbout(owner.email)).toHaveLength(1);
  });

  it('but no other user can, and no administrator for another administrator', async () => {
    const [owner, other] = [await app.installer(), await app.admin()];
    await enrol(owner);
    await enrol(other);
    for (const by of [owner, await app.retailer()]) expect((await reset(by, owner)).status).toBe(403);
    expect((await reset(admin, other)).body.code).toBe('wrong_state');
    expect((await signIn(other.email)).body.code).toBe('code_needed');
    expect((await reset(admin, { userId: operatorId } as Client)).status).toBe(404);
  });
});

describe('an operator turns two-factor sign-in off with a command', () => {
  it('even for an administrator: sessions end, the owner gets an email, and the audit names the operator', async () => {
    const owner = await app.admin();
    await enrol(owner);
    const args = ['--import', 'tsx', 'infra/tools/admin.ts', 'reset-two-factor', ` ${owner.email.toUpperCase()}`];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: process.env });
    expect(stdout).toMatch('Two-factor sign-in is off for');
    expect((await whoAmI(owner)).status).toBe(401);
    expect((await signIn(owner.email)).status).toBe(200);
    expect((await emailsAbout(owner.email))[0]?.text).toContain('operator turned off two-factor sign-in');
    expect(await actsAbout(owner)).toMatchObject([
      { action: 'resetTwoFactor', actorId: operatorId, actor: 'Operator' },
    ]);
    await expect(resetTwoFactorByOperator(owner.email)).resolves.toBe('already off');
    await expect(resetTwoFactorByOperator('stranger@example.com')).resolves.toBe('unknown');
  });
});

describe('on a stage that requires two-factor sign-in of administrators', () => {
  const demand = (value: 'true' | 'false') => {
    process.env.ADMINS_NEED_TWO_FACTOR = value;
    for (const name of ['auth', 'admin', 'jobs', 'profiles', 'verification'] as const) loadEnvironment(name);
  };
  afterAll(() => demand('false'));

  it('an administrator without it can sign in, but make no administrator’s call until it is on', async () => {
    const { userId } = await app.installer();
    const retailer = await app.retailer();
    demand('true');
    const without = await app.admin();
    expect((await signIn(without.email)).body.user).toMatchObject({ isAdmin: true, twoFactorNeeded: true });
    const calls = [
      () => without.get('/api/admin/retailers'),
      () => without.get('/api/admin/health'),
      () => without.post(`/api/admin/people/${userId}/suspension`, { reason: 'A test' }),
      () => without.post(`/api/admin/installers/${userId}/saa-number`, {}),
      () => without.delete(`/api/admin/people/${userId}/two-factor`),
    ];
    for (const call of calls) {
      const { status, body } = await call();
      expect([status, body.code]).toEqual([403, 'two_factor_needed']);
    }
    expect((await retailer.get('/api/admin/retailers')).body.code).toBe('forbidden');
    expect((await retailer.get('/api/auth/me')).body.user).not.toHaveProperty('twoFactorNeeded');
    await enrol(without);
    expect((await without.get('/api/auth/me')).body.user).not.toHaveProperty('twoFactorNeeded');
    expect((await without.get('/api/admin/retailers')).status).toBe(200);
    const suspended = await without.post(`/api/admin/people/${userId}/suspension`, { reason: 'A test' });
    expect(suspended.status).toBe(200);
  });

  it('an administrator without it sees no more of a job than any other retailer', async () => {
    demand('true');
    const [owner, without] = [await app.retailer(), await app.admin()];
    const { body } = await owner.post('/api/jobs', { title: 'A draft', status: 'draft' });
    const id = body.job?.id;
    expect(id).toBeDefined();
    expect((await without.get(`/api/jobs/${id}`)).status).toBe(404);
    await enrol(without);
    expect((await without.get(`/api/jobs/${id}`)).status).toBe(200);
  });
});
