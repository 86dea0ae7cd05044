import { beforeAll, describe, expect, it } from '@jest/globals';
import { refreshCookie } from '#functions/http/cookies.ts';
import { png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { expiredSession } from '../../harness/expired-session.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Calls that need no sign-in, from browsers with an old session. */

const app = startedApp();
let owner: Client;
let installer: Client;
let logo: string;
let photo: string;
let shared: string;
beforeAll(async () => {
  [owner, installer] = await Promise.all([app.retailer(), app.installer()]);
  [logo, photo] = await Promise.all([upload(owner, png(), 'image/png'), upload(owner, png('roof'), 'image/png')]);
  await owner.put('/api/retailer/logo', { logoURL: logo });
  const jobId = await postJob(owner, { switchboardPhoto: photo });
  shared = `/api/jobs/shared/${(await owner.post(`/api/jobs/${jobId}/share`)).body.shareToken}`;
});

/** Returns a browser whose access token has expired, and whose session can be renewed. */
const lapsed = (): Promise<Client> => expiredSession(installer);
/** Returns a browser whose user has signed out in another window, so neither cookie is valid. */
async function dead(): Promise<Client> {
  const browser = await lapsed();
  browser.cookies.set(refreshCookie(), `${installer.userId}.a-token-of-a-session-that-is-over`);
  return browser;
}
/** Returns a browser that has deleted its refresh cookie. */
async function worn(): Promise<Client> {
  const browser = await lapsed();
  browser.cookies.delete(refreshCookie());
  return browser;
}
const someoneNew = () => ({
  email: `${crypto.randomUUID()}@example.com`,
  password: 'a long password',
  role: 'retailer',
});

describe.each([
  ['was ended', dead],
  ['can no longer be renewed', worn],
])('a session that %s', (_, open) => {
  it('counts as no session: a shared job shows the fields of a visitor', async () => {
    const visitor = await app.client().get(shared);
    const { status, body } = await (await open()).get(shared);
    expect([status, body]).toEqual([200, visitor.body]);
  });

  it('does not prevent a new registration', async () => {
    expect((await (await open()).post('/api/auth/register', someoneNew())).status).toBe(201);
  });

  it('does not hide a logo, but opens no other file', async () => {
    const browser = await open();
    expect((await browser.get(`/api/objects/${logo}`)).status).toBe(302);
    expect(outcome(await browser.get(`/api/objects/${photo}`))).toEqual([401, 'token_expired']);
    expect(outcome(await browser.get('/api/auth/me'))).toEqual([401, 'token_expired']);
  });
});

describe('a session that only needs to be renewed', () => {
  it('is renewed before a shared job is shown, so that a signed-in person is not treated as a visitor', async () => {
    const browser = await lapsed();
    expect(outcome(await browser.get(shared))).toEqual([401, 'token_expired']);
    expect((await browser.post('/api/auth/refresh')).status).toBe(200);
    expect((await browser.get(shared)).body.job.viewer.relations).toContain('linkHolder');
  });

  it('does not allow a second account', async () => {
    const browser = await lapsed();
    expect(outcome(await browser.post('/api/auth/register', someoneNew()))).toEqual([401, 'token_expired']);
    await browser.post('/api/auth/refresh');
    expect(outcome(await browser.post('/api/auth/register', someoneNew()))).toEqual([409, 'conflict']);
  });

  it('does not hide a logo, because a picture in a page cannot renew it', async () => {
    expect((await (await lapsed()).get(`/api/objects/${logo}`)).status).toBe(302);
  });
});

it.each(['/api/landing/stats', '/api/landing/featured-jobs', '/api/config/google-maps', '/api/places?q=parra'])(
  '%s needs no session, whatever cookies come with it',
  async (path) => {
    for (const browser of [await lapsed(), await dead()]) expect((await browser.get(path)).status).toBe(200);
  },
);
