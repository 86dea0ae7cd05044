import { describe, expect, it } from '@jest/globals';
import type { Client } from '#infra/tools/in-process/client.ts';
import {
  cookieIn,
  isCleared,
  isUntouched,
  kept,
  refresh,
  registered,
  signedIn,
  signIn,
  signOut,
  whoAmI,
} from '../../harness/account-clients.ts';
import { crash, during, fault } from '../../harness/account-faults.ts';
import { password } from '../../harness/app.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();

const newPassword = 'another good password';
const change = (client: Client, body: object = { currentPassword: password, newPassword }) =>
  client.post('/api/auth/change-password', body);

describe('changing the password', () => {
  it('gives this session new cookies, and it continues', async () => {
    const { client, answer } = await registered(app);
    const changed = await change(client);
    expect([changed.status, changed.body]).toEqual([204, undefined]);
    expect((await whoAmI(client)).body.user.id).toBe(answer.body.user.id);
    expect((await refresh(client)).status).toBe(200);
    for (const which of ['access', 'refresh'] as const) {
      expect(cookieIn(changed, which)).toBeTruthy();
      expect(cookieIn(changed, which)).not.toBe(cookieIn(answer, which));
    }
  });

  it('ends every other session at its next request, even a renewed one or a copy of this one', async () => {
    const { client, account, answer } = await registered(app);
    const other = await signedIn(app, account);
    await refresh(other.client);
    const copy = kept({ access: cookieIn(answer, 'access'), refresh: cookieIn(answer, 'refresh') });
    expect((await change(client)).status).toBe(204);
    for (const ended of [other.client, app.client()]) {
      const headers = ended === other.client ? {} : copy;
      expect((await ended.request('GET', '/api/auth/me', { headers })).status).toBe(401);
      expect((await ended.request('POST', '/api/auth/refresh', { headers })).status).toBe(401);
    }
    expect((await whoAmI(client)).status).toBe(200);
  });

  it('makes the new password the only valid one', async () => {
    const { client, account } = await registered(app);
    await change(client);
    expect((await signIn(app.client(), account)).status).toBe(401);
    expect((await signIn(app.client(), { ...account, password: newPassword })).status).toBe(200);
  });

  it.each([
    ['currentPassword', { currentPassword: 'wrong password', newPassword }, 'Current password is incorrect'],
    ['currentPassword', { currentPassword: '', newPassword }, 'Current password is required'],
    ['currentPassword', { newPassword }, 'Current password is required'],
    [
      'newPassword',
      { currentPassword: password, newPassword: 'seven77' },
      'New password must be at least 8 characters',
    ],
    ['newPassword', { currentPassword: password, newPassword: 'x'.repeat(101) }, 'At most 100 characters'],
    ['newPassword', { currentPassword: password, newPassword: ' blank in front' }, /spaces at the start or end/],
  ])('is refused for a wrong %s, and nothing changes', async (field, body, sentence) => {
    const { client, account } = await registered(app);
    const answer = await change(client, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(answer.body.fields[field]).toMatch(sentence);
    expect(isUntouched(answer)).toBe(true);
    expect((await whoAmI(client)).status).toBe(200);
    expect((await signIn(app.client(), account)).status).toBe(200);
  });

  it('needs a session', async () => {
    expect((await change(app.client())).status).toBe(401);
  });

  it.each([
    ['pool', 'AdminInitiateAuth', 503],
    ['pool', 'AdminSetUserPassword', 503],
    ['table', 'TransactWrite', 500],
  ] as const)('changes nothing when %s %s fails', async (service, operation, status) => {
    const { client, account } = await registered(app);
    const error = service === 'pool' ? fault('TooManyRequestsException') : crash();
    const answer = await during({ service, operation, when: 'before', only: 0, error }, () => change(client));
    expect(answer.status).toBe(status);
    expect(isUntouched(answer)).toBe(true);
    expect((await whoAmI(client)).status).toBe(200);
    expect((await signIn(app.client(), { ...account, password: newPassword })).status).toBe(401);
    expect((await signIn(app.client(), account)).status).toBe(200);
    expect((await change(client)).status).toBe(204);
  });

  it('takes effect even if the sign-in after it fails, and the person has to sign in again', async () => {
    const { client, account } = await registered(app);
    const error = fault('TooManyRequestsException');
    const plan = { service: 'pool', operation: 'AdminInitiateAuth', when: 'before', only: 1, error } as const;
    const answer = await during(plan, () => change(client));
    expect(answer.status).toBe(204);
    expect(isCleared(answer)).toBe(true);
    expect((await signIn(app.client(), { ...account, password: newPassword })).status).toBe(200);
  });

  it('twice at the same time leaves one valid password and a working account', async () => {
    const { client, account } = await registered(app);
    const other = await signedIn(app, account);
    const passwords = [newPassword, 'a third good password'];
    const answers = await Promise.all([
      change(client),
      change(other.client, { currentPassword: password, newPassword: passwords[1] }),
    ]);
    for (const { status } of answers) expect([204, 401, 422]).toContain(status);
    const works = [];
    for (const each of [password, ...passwords])
      if ((await signIn(app.client(), { ...account, password: each })).status === 200) works.push(each);
    expect(works).toHaveLength(1);
    expect(works).not.toContain(password);
  });

  it('lets the person sign out and in immediately afterwards', async () => {
    const { client, account } = await registered(app);
    await change(client);
    const next = await signedIn(app, { ...account, password: newPassword });
    expect((await whoAmI(next.client)).status).toBe(200);
    expect((await signOut(client)).status).toBe(204);
    expect((await whoAmI(client)).status).toBe(401);
    expect((await whoAmI(next.client)).status).toBe(200);
  });
});
