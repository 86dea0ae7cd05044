import { beforeAll, describe, expect, it } from '@jest/globals';
import { installerProfile, postJob, retailerProfile } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { password } from '../../harness/app.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The secrets of an account. The server refuses those from before the credentials epoch, a time stored with the account. */

const another = 'another horse battery';
const app = startedApp();
let robin: Client;
let shareToken: string;

beforeAll(async () => {
  robin = await app.retailer();
  const jobId = await postJob(robin, { isPublic: false });
  ({ shareToken } = (await robin.post(`/api/jobs/${jobId}/share`, {})).body);
});

const jobOf = async (client: Client): Promise<string> =>
  (await client.get(`/api/jobs/shared/${shareToken}`)).body.job.id;

async function signedIn(client: Client, secret = client.password): Promise<Client> {
  const other = app.client();
  const { email } = client;
  expect((await other.post('/api/auth/login', { email, password: secret })).status).toBe(200);
  return Object.assign(other, { userId: client.userId, email, password: secret });
}

async function codeFor(client: Client, email: string): Promise<string> {
  await client.post('/api/auth/forgot-password', { email });
  await app.settle();
  const emails = (await app.mails(email)).filter(({ text }) => /Your code/.test(text));
  return /is (\d{6})/.exec(emails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Gives a user a calendar link, a grant to a private job, a data copy and a reset code. */
async function withSecrets(sam: Client) {
  expect((await sam.post('/api/auth/confirm-password', { password: sam.password })).status).toBeLessThan(300);
  const { address } = (await sam.post('/api/calendar-feed', {})).body.feed;
  const calendar = new URL(address).pathname;
  const jobId = await jobOf(sam);
  await sam.post('/api/data-copy', {});
  await app.settle();
  const visitor = app.client();
  const code = await codeFor(visitor, sam.email);
  return { calendar, jobId, visitor, code };
}

type Secrets = Awaited<ReturnType<typeof withSecrets>>;

/** Returns the answer to a use of each secret. Status 404 or 422, or the state `none`, means that the secret has ended. */
async function alive(owner: Client, { calendar, jobId, visitor, code }: Secrets) {
  const { email } = owner;
  const reset = await visitor.post('/api/auth/reset-password', { email, code, newPassword: 'third horse battery' });
  return {
    calendar: (await app.client().get(calendar)).status,
    grant: (await owner.get(`/api/jobs/${jobId}`)).status,
    copy: (await owner.get('/api/data-copy')).body.state,
    code: reset.status,
  };
}

const allGone = { calendar: 404, grant: 404, copy: 'none', code: 422 };

describe('every secret of an account', () => {
  it('works until the epoch moves', async () => {
    const sam = await app.installer();
    const { calendar, jobId } = await withSecrets(sam);
    expect((await app.client().get(calendar)).status).toBe(200);
    expect((await sam.get(`/api/jobs/${jobId}`)).status).toBe(200);
    expect((await sam.get('/api/data-copy')).body.state).toBe('ready');
  });

  it('ends with a new password', async () => {
    const sam = await app.installer();
    const secrets = await withSecrets(sam);
    const changed = await sam.post('/api/auth/change-password', { currentPassword: password, newPassword: another });
    expect(changed.status).toBeLessThan(300);
    expect(await alive(sam, secrets)).toEqual(allGone);
  });

  it('ends with a reset by the owner of the address, even if a stranger registered the account', async () => {
    const stranger = await app.unconfirmed('installer');
    await stranger.post('/api/profile/installer', installerProfile());
    const secrets = await withSecrets(stranger);
    const owner = app.client();
    const code = await codeFor(owner, stranger.email);
    const { email } = stranger;
    expect((await owner.post('/api/auth/reset-password', { email, code, newPassword: another })).status).toBeLessThan(
      300,
    );
    expect((await stranger.get('/api/auth/me')).status).toBe(401);
    expect(
      await alive(await signedIn(Object.assign(owner, { email, userId: stranger.userId }), another), secrets),
    ).toEqual(allGone);
  });

  it('ends when a session ends all 22 others, and that session continues', async () => {
    const sam = await app.installer();
    const others: Client[] = [];
    for (let at = 0; at < 22; at += 1) others.push(await signedIn(sam));
    const secrets = await withSecrets(sam);
    expect((await sam.delete('/api/auth/sessions')).status).toBe(204);
    expect((await sam.get('/api/auth/me')).status).toBe(200);
    expect((await sam.post('/api/auth/refresh', {})).status).toBe(200);
    for (const other of others) expect((await other.get('/api/auth/me')).status).toBe(401);
    expect((await sam.get('/api/auth/sessions')).body.sessions).toMatchObject([{ isCurrent: true }]);
    expect(await alive(sam, secrets)).toEqual(allGone);
    const fresh = await signedIn(sam);
    expect((await fresh.get('/api/auth/me')).status).toBe(200);
  });

  it('leaves the own session open when the other sessions end one by one', async () => {
    const sam = await app.installer();
    for (let at = 0; at < 22; at += 1) await signedIn(sam);
    const { sessions } = (await sam.get('/api/auth/sessions')).body;
    for (const { id, isCurrent } of sessions)
      if (!isCurrent) expect((await sam.delete(`/api/auth/sessions/${id}`)).status).toBe(204);
    expect((await sam.get('/api/auth/me')).status).toBe(200);
  });

  it('ends when the true owner of the address closes the account', async () => {
    const stranger = await app.unconfirmed('retailer');
    await stranger.post('/api/profile/retailer', retailerProfile());
    const { calendar } = await withSecrets(stranger);
    const { email } = stranger;
    await app.client().post('/api/auth/register', { email, password: another, role: 'retailer' });
    await app.settle();
    const closing = (await app.mails(email)).map(({ text }) => /#close-([a-z2-7]{26})/.exec(text)?.[1]).find(Boolean);
    expect(closing).toBeDefined();
    const confirmed = await app.client().post('/api/auth/confirm-email', { token: closing });
    expect([confirmed.status, (await app.client().get(calendar)).status]).toEqual([204, 404]);
  });
});

describe('a known browser', () => {
  it('is unknown after a new password, unless the password was changed in it', async () => {
    const sam = await app.installer();
    const stolen = await signedIn(sam);
    await sam.post('/api/auth/change-password', { currentPassword: password, newPassword: another });
    await app.settle();
    const before = (await app.mails(sam.email)).length;
    const { email } = sam;
    expect((await sam.post('/api/auth/login', { email, password: another })).status).toBe(200);
    await app.settle();
    expect((await app.mails(email)).length).toBe(before);
    expect((await stolen.post('/api/auth/login', { email, password: another })).status).toBe(200);
    await app.settle();
    expect((await app.mails(email)).length).toBe(before + 1);
  });
});

describe('the URL of a calendar', () => {
  it('can be neither read nor created until the session has confirmed the password once', async () => {
    const sam = await app.installer();
    const needed = { status: 403, body: { code: 'password_needed' } };
    expect(await sam.get('/api/calendar-feed')).toMatchObject(needed);
    expect(await sam.post('/api/calendar-feed', {})).toMatchObject(needed);
    await sam.post('/api/auth/confirm-password', { password });
    expect((await sam.post('/api/calendar-feed', {})).status).toBe(200);
    expect((await sam.get('/api/calendar-feed')).status).toBe(200);
  });
});
