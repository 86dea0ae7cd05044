import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { jobForm } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { allRoutes, routeKeyOf } from '#shared/api/index.ts';
import { accessRules } from '#shared/api/route/access.ts';
import { fillPath } from '#shared/api/route/path.ts';
import { outcome } from '../../harness/outcome.ts';
import { world } from './access-world.ts';

/** All tabs of a browser share one session. A tab that still shows another account cannot read or write anything. */

afterEach(() => world.putBack());
afterAll(() => world.close());

const owner = async (): Promise<Client> => (await world.people()).browsers.owner.twin();
const other = async (): Promise<string> => (await world.people()).browsers.installer.userId;
const refused = [409, 'other_person'];

const signedInRoutes = allRoutes.filter(({ access }) => accessRules[access].session === 'required');

describe('a page that shows one person while another is signed in', () => {
  it.each(signedInRoutes.map((route) => [routeKeyOf(route), route] as const))('is refused by %s', async (_, route) => {
    const browser = await owner();
    const headers = { 'x-person': await other() };
    const path = fillPath(route.path, () => randomUUID());
    expect(outcome(await browser.request(route.method, path, { headers }))).toEqual(refused);
  });

  it('gets a message that names the reason, and changes nothing', async () => {
    const browser = await owner();
    const before = (await browser.get('/api/dashboard/retailer/stats')).body;
    const answer = await browser.request('POST', '/api/jobs', {
      body: jobForm({ status: 'draft' }),
      headers: { 'x-person': await other() },
    });
    expect(answer.body.message).toBe(
      'Someone else is signed in on this browser now, so nothing was saved. To continue as yourself, sign in again.',
    );
    expect((await browser.get('/api/dashboard/retailer/stats')).body).toEqual(before);
  });

  it('does not get the answer that the other person got with the same idempotency key', async () => {
    const browser = await owner();
    const key = randomUUID();
    const post = (person: string) =>
      browser.post('/api/jobs', jobForm({ status: 'draft' }), { 'idempotency-key': key, 'x-person': person });
    expect((await post(browser.userId)).status).toBe(201);
    expect(outcome(await post(await other()))).toEqual(refused);
  });

  it('is also refused on a route that needs no sign-in', async () => {
    const path = `/api/jobs/shared/${(await world.job('open')).shareToken}`;
    const headers = { 'x-person': await other() };
    expect(outcome(await (await owner()).get(path, { headers }))).toEqual(refused);
    expect((await (await world.open()).client().get(path, { headers })).status).toBe(200);
  });
});

describe('a request', () => {
  it('of the person that it names, or that names no person, is answered', async () => {
    const browser = await owner();
    for (const headers of [{}, { 'x-person': browser.userId }])
      expect(outcome(await browser.get('/api/auth/me', { headers }))).toEqual([200, undefined]);
  });

  it('without a session gets 401, whatever account it names', async () => {
    const headers = { 'x-person': await other() };
    const answer = await (await world.open()).client().get('/api/auth/me', { headers });
    expect(outcome(answer)).toEqual([401, 'unauthenticated']);
  });
});
