import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { rows } from '#functions/data/service.ts';
import { installerProfile, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;

beforeAll(async () => {
  retailer = await app.retailer();
  installer = await app.installer();
});

const pathOf = (installerId: string): string => `/api/preferred-installers/${installerId}`;
const add = (by: Client, { userId }: { userId: string }) => by.put(pathOf(userId));
const remove = (by: Client, { userId }: { userId: string }) => by.delete(pathOf(userId));
const idsOf = async (by: Client): Promise<string[]> =>
  (await by.get('/api/preferred-installers')).body.installers.map((each: { id: string }) => each.id);

describe('preferred installers', () => {
  it('are added once, however often it is requested, and shown with their card', async () => {
    const key = { headers: { 'idempotency-key': 'one-and-the-same' } };
    await Promise.all(Array.from({ length: 8 }, () => add(retailer, installer)));
    expect((await retailer.request('PUT', pathOf(installer.userId), key)).status).toBe(204);
    expect((await retailer.request('PUT', pathOf(installer.userId), key)).status).toBe(204);
    const { body } = await retailer.get('/api/preferred-installers');
    expect(body).toEqual({
      installers: [
        {
          id: installer.userId,
          companyName: 'Sunny Side Electrical',
          location: 'Blacktown NSW 2148',
          accreditations: ['PV', 'Battery'],
          availability: 'available',
          averageRating: null,
          reviewCount: 0,
          completedJobs: 0,
          since: expect.any(String),
        },
      ],
      nextCursor: null,
    });
    const later = await add(retailer, installer);
    expect(later.status).toBe(204);
    expect((await retailer.get('/api/preferred-installers')).body).toEqual(body);
  });

  it('are removed once, however often it is requested, and not shared between retailers', async () => {
    const other = await app.retailer();
    expect(await idsOf(other)).toEqual([]);
    expect((await remove(other, installer)).status).toBe(204);
    expect(await idsOf(retailer)).toEqual([installer.userId]);
    expect((await remove(retailer, installer)).status).toBe(204);
    expect((await remove(retailer, installer)).status).toBe(204);
    expect(await idsOf(retailer)).toEqual([]);
  });

  it('must be installers that the retailer may see', async () => {
    const hidden = await app.installer({ profileVisibility: 'private' });
    for (const target of [hidden, retailer, { userId: randomUUID() }, { userId: 'no-one' }])
      expect(outcome(await add(retailer, target))).toEqual([404, 'not_found']);
    expect(await idsOf(retailer)).toEqual([]);
    const jobId = await postJob(retailer);
    await hidden.post(`/api/jobs/${jobId}/apply`, { message: 'Hello', leadTimeDays: 7 });
    expect((await add(retailer, hidden)).status).toBe(204);
    expect(await idsOf(retailer)).toEqual([hidden.userId]);
  });

  it('who become private or suspended are left out until they are visible again', async () => {
    const fan = await app.retailer();
    const shy = await app.installer();
    const suspended = await app.installer();
    await add(fan, shy);
    await add(fan, suspended);
    await shy.put('/api/profile/installer', installerProfile({ profileVisibility: 'private' }));
    await rows().user.patch({ userId: suspended.userId }).set({ suspended: true }).go();
    expect(await idsOf(fan)).toEqual([]);
    await shy.put('/api/profile/installer', installerProfile());
    await rows().user.patch({ userId: suspended.userId }).set({ suspended: false }).go();
    expect((await idsOf(fan)).sort()).toEqual([shy.userId, suspended.userId].sort());
  });

  it('are only for retailers', async () => {
    for (const [client, expected] of [
      [installer, [403, 'forbidden']],
      [app.client(), [401, 'unauthenticated']],
    ] as const) {
      expect(outcome(await client.get('/api/preferred-installers'))).toEqual(expected);
      expect(outcome(await add(client, installer))).toEqual(expected);
      expect(outcome(await remove(client, installer))).toEqual(expected);
    }
  });

  it('are listed in pages of fifty, each once', async () => {
    const fan = await app.retailer();
    const template = await rows().installerProfile.get({ userId: installer.userId }).go();
    const ids = Array.from({ length: 120 }, () => randomUUID());
    const createdAt = new Date().toISOString();
    await rows()
      .installerProfile.put(ids.map((userId) => ({ ...template.data!, userId })))
      .go();
    await rows()
      .preferred.put(ids.map((installerId) => ({ userId: fan.userId, installerId, createdAt })))
      .go();
    const sizes: number[] = [];
    const found: string[] = [];
    let query = '';
    for (;;) {
      const { body } = await fan.get(`/api/preferred-installers${query}`);
      sizes.push(body.installers.length);
      found.push(...body.installers.map((each: { id: string }) => each.id));
      if (body.nextCursor === null) break;
      query = `?cursor=${body.nextCursor}`;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(found.sort()).toEqual(ids.sort());
  });

  it('refuse a cursor that we did not issue', async () => {
    const { status, body } = await retailer.get('/api/preferred-installers?cursor=abc');
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['cursor']);
  });
});
