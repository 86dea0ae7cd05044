import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { ownJobColumns } from '#functions/data/lists/own-job.ts';
import { rows } from '#functions/data/service.ts';
import { metered } from '#infra/bench/meter.ts';
import { rebuildLists } from '#infra/lists/rebuild-lists.ts';
import { awardedJob, installerProfile } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { crowdedJobs, fillOwnList } from '../../harness/crowded-jobs.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The network of a retailer and of an installer: the people they work with, and the fields that each sees of the other. */

type Found = AnswerOf<Routes['listNetwork']>;

const app = startedApp();
let retailer: Client;
let stranger: Client;
let sam: Client;
let kim: Client;
const jobs: Record<'done' | 'running' | 'cancelled', string> = { done: '', running: '', cancelled: '' };

beforeAll(async () => {
  [retailer, stranger, sam, kim] = await Promise.all([
    app.retailer(),
    app.retailer({ companyName: 'Elsewhere Solar' }),
    app.installer(),
    app.installer({ companyName: 'Kim Electrical', profileVisibility: 'private' }),
  ]);
  jobs.done = await awardedJob(retailer, sam, { title: 'A house', requirements: [] });
  await sam.post(`/api/jobs/${jobs.done}/start`);
  await sam.post(`/api/jobs/${jobs.done}/complete`);
  jobs.running = await awardedJob(retailer, sam, { title: 'A shed' });
  jobs.cancelled = await awardedJob(retailer, kim, { title: 'A barn' });
  await retailer.post(`/api/jobs/${jobs.cancelled}/cancel`, { reason: 'The barn burnt down' });
  await app.settle();
});

const find = async (who: Client, query = ''): Promise<Found> => {
  const { status, body } = await who.get(`/api/network?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body;
};
const namesFor = async (who: Client, query = ''): Promise<string[]> =>
  (await find(who, query)).people.map(({ companyName }) => companyName);
const preferred = ({ userId }: { userId: string }) => `/api/preferred-installers/${userId}`;
const hidden = ({ userId }: { userId: string }) => `/api/network/hidden/${userId}`;
const write = (note: string, before: string, who = retailer, about = sam) =>
  who.put(`${preferred(about)}/note`, { note, before });

it('each party sees the other one with their shared jobs, and a stranger sees neither', async () => {
  const lastJob = {
    id: jobs.running,
    number: expect.stringMatching(/-100\d$/),
    title: 'A shed',
    suburb: 'Castle Hill',
    status: 'accepted',
    installationDate: null,
    createdAt: expect.any(String),
  };
  const together = { running: 1, completed: 1, lastJob, averageRating: null, reviewCount: 0, isHidden: false };
  expect(await find(retailer)).toEqual({
    people: [
      {
        id: sam.userId,
        companyName: 'Sunny Side Electrical',
        location: 'Blacktown NSW 2148',
        logoUrl: null,
        availability: 'available',
        leadTimeDays: null,
        verifiedAt: null,
        isPreferred: false,
        note: '',
        ...together,
      },
    ],
    hasAnybody: true,
    hasHidden: false,
    nextCursor: null,
  });
  expect((await find(sam)).people).toEqual([
    {
      id: retailer.userId,
      companyName: 'Bright Roofs Pty Ltd',
      location: '1 Church St, Parramatta NSW 2150',
      logoUrl: null,
      availability: null,
      leadTimeDays: null,
      verifiedAt: null,
      isPreferred: false,
      note: '',
      ...together,
    },
  ]);
  for (const who of [stranger, kim])
    expect(await find(who)).toEqual({ people: [], hasAnybody: false, hasHidden: false, nextCursor: null });
});

describe('a note about a preferred installer', () => {
  it('is read only by its author, and never replaces a note that the author has not seen', async () => {
    const twin = retailer.twin();
    expect(outcome(await write('Too early', ''))).toEqual([409, 'conflict']);
    await retailer.put(preferred(sam));
    const key = { headers: { 'idempotency-key': 'the-same-note' }, body: { note: 'Owns a crane', before: '' } };
    for (const who of [retailer, twin])
      expect((await who.request('PUT', `${preferred(sam)}/note`, key)).status).toBe(204);
    expect((await find(twin)).people).toMatchObject([{ isPreferred: true, note: 'Owns a crane' }]);

    expect((await write('Owns two cranes', 'Owns a crane', twin)).status).toBe(204);
    const late = await write('Sold the crane', 'Owns a crane');
    expect(outcome(late)).toEqual([409, 'conflict']);
    expect(late.body.message).toBe(
      'This note has been changed elsewhere, so yours was not saved. Read it, and save again.',
    );
    expect((await write('Owns two cranes', 'Owns a crane')).status).toBe(204);
    expect((await find(retailer)).people).toMatchObject([{ note: 'Owns two cranes' }]);
    for (const who of [sam, stranger]) expect(JSON.stringify(await find(who))).not.toContain('crane');
    expect(outcome(await write('Mine', '', stranger))).toEqual([409, 'conflict']);
    expect(outcome(await write('Mine', '', sam))).toEqual([403, 'forbidden']);
  });

  it('may have 500 characters, may be empty, and is removed with the preference', async () => {
    const { status, body } = await write('x'.repeat(501), 'Owns two cranes');
    expect([status, body.fields]).toEqual([422, { note: 'At most 500 characters' }]);
    expect((await write('', 'Owns two cranes')).status).toBe(204);
    expect((await write('y'.repeat(500), '')).status).toBe(204);
    await retailer.delete(preferred(sam));
    expect(outcome(await write('Still here?', 'y'.repeat(500)))).toEqual([409, 'conflict']);
    expect((await find(retailer)).people).toMatchObject([{ isPreferred: false, note: '' }]);
    await retailer.put(preferred(sam));
    expect((await find(retailer)).people).toMatchObject([{ isPreferred: true, note: '' }]);
  });
});

describe('the people of a network', () => {
  it('include installers that a retailer only prefers, found by name or note', async () => {
    await retailer.put(preferred(kim));
    await write('Fast with batteries', '', retailer, kim);
    expect(await namesFor(retailer)).toEqual(['Sunny Side Electrical', 'Kim Electrical']);
    const page = (who: Client) => who.get(`/api/public/installers/${kim.userId}`);
    expect((await page(retailer)).body.installer).toMatchObject({ isPreferred: true });
    expect((await page(kim)).body.installer).not.toHaveProperty('isPreferred');
    expect(await namesFor(retailer, 'sort=name')).toEqual(['Kim Electrical', 'Sunny Side Electrical']);
    expect(await namesFor(retailer, 'q=KIM')).toEqual(['Kim Electrical']);
    expect(await namesFor(retailer, 'q=batteries')).toEqual(['Kim Electrical']);
    expect(await namesFor(retailer, 'view=preferred&q=missing')).toEqual([]);
    expect((await find(retailer, 'q=kim')).people).toMatchObject([{ running: 0, completed: 0, lastJob: null }]);
  });

  it('can be hidden on one device, are then hidden on all devices, and can be shown again', async () => {
    const twin = retailer.twin();
    for (const _ of ['once', 'twice']) expect((await retailer.put(hidden(sam))).status).toBe(204);
    expect(await namesFor(twin)).toEqual(['Kim Electrical']);
    expect(await find(twin, 'view=hidden')).toMatchObject({
      people: [{ companyName: 'Sunny Side Electrical', isHidden: true, isPreferred: true }],
      hasHidden: true,
    });
    expect(await namesFor(sam)).toEqual(['Bright Roofs Pty Ltd']);
    for (const _ of ['once', 'twice']) expect((await twin.delete(hidden(sam))).status).toBe(204);
    expect(await namesFor(retailer)).toEqual(['Sunny Side Electrical', 'Kim Electrical']);

    expect((await sam.put(hidden(retailer))).status).toBe(204);
    expect(await find(sam)).toMatchObject({ people: [], hasAnybody: true, hasHidden: true });
    await sam.delete(hidden(retailer));
    for (const [who, other] of [
      [stranger, sam],
      [sam, stranger],
      [retailer, { userId: randomUUID() }],
    ] as const)
      expect(outcome(await who.put(hidden(other)))).toEqual([404, 'not_found']);
  });

  it('are left out while suspended or private, except that retailers see a private installer who works for them', async () => {
    const suspend = (suspended: boolean) => rows().user.patch({ userId: sam.userId }).set({ suspended }).go();
    await sam.put('/api/profile/installer', installerProfile({ profileVisibility: 'private' }));
    expect(await namesFor(retailer)).toContain('Sunny Side Electrical');
    await suspend(true);
    expect(await namesFor(retailer)).toEqual(['Kim Electrical']);
    await suspend(false);
    const open = await app.installer({ companyName: 'Open Electrical' });
    await stranger.put(preferred(open));
    expect(await namesFor(stranger)).toEqual(['Open Electrical']);
    await open.put('/api/profile/installer', installerProfile({ profileVisibility: 'private' }));
    expect(await namesFor(stranger)).toEqual([]);
    await stranger.delete(preferred(open));
  });

  it('are complete after the migration of a list without their ids, and leave no differences', async () => {
    await app.settle();
    const { data } = await rows().ownList.query.byUser({ userId: retailer.userId }).go();
    const older = data.map((part) => ({
      ...part,
      jobs: ownJobColumns.pack(ownJobColumns.unpack(part.jobs).map((job) => ({ ...job, otherPartyId: null }))),
    }));
    await rows().ownList.put(older).go();
    expect((await find(retailer, 'q=sunny')).people).toMatchObject([{ running: 0, lastJob: null }]);
    await rebuildLists(documents, app.tableName);
    expect((await find(retailer, 'q=sunny')).people).toMatchObject([{ running: 1, lastJob: { id: jobs.running } }]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

it('a retailer with 45 partners in 500 jobs reads them page by page, at little cost', async () => {
  const busy = await app.retailer();
  const template = await rows().installerProfile.get({ userId: sam.userId }).go();
  const ids = Array.from({ length: 45 }, () => randomUUID());
  await rows()
    .installerProfile.put(ids.map((userId) => ({ ...template.data!, userId, profileVisibility: 'public' as const })))
    .go();
  await fillOwnList(
    busy.userId,
    crowdedJobs(500).map((job, index) => ({ ...job, assignedInstallerId: ids[index % ids.length] })),
  );
  await app.settle();
  const found: string[] = [];
  let query = 'sort=jobs';
  const sizes: number[] = [];
  for (;;) {
    let page: Found | undefined;
    const requests = await metered(documents, async () => {
      page = await find(busy, query);
    });
    expect(requests.map(({ command }) => command)).not.toContain('ScanCommand');
    expect(requests.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(60);
    sizes.push(page!.people.length);
    found.push(...page!.people.map(({ id }) => id));
    if (page!.nextCursor === null) break;
    query = `sort=jobs&cursor=${page!.nextCursor}`;
  }
  expect(sizes).toEqual([20, 20, 5]);
  expect(found.sort()).toEqual([...ids].sort());
  const refused = await busy.get('/api/network?cursor=abc');
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['cursor']]);
});
