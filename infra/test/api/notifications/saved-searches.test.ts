import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { loadEnvironment } from '#functions/env.ts';
import { savedSearches } from '#infra/edge/limits.ts';
import { jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { dayMs } from '#shared/domain/days.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Saved searches: an installer gets one notification for each new job that matches, and at most one email a day. */

const sites = {
  newcastle: { address: '12 King Street, Newcastle NSW 2300', latitude: -32.9283, longitude: 151.7817 },
  perth: { address: '5 Bay View, Perth WA 6000', latitude: -31.9523, longitude: 115.8613 },
};
const pv = { jobType: 'PV Only', requiredLicenses: ['PV'], title: 'Ten panels' };

const app = startedApp();
let retailer: Client;
let sweepDigests: typeof import('#functions/core/follow-ups/sweep-digests.ts').sweepDigests;
beforeAll(async () => {
  loadEnvironment('sweeper');
  ({ sweepDigests } = await import('#functions/core/follow-ups/sweep-digests.ts'));
  retailer = await app.retailer();
});

const newcomer = () => {
  const { latitude, longitude } = sites.newcastle;
  return app.installer({ latitude, longitude, location: 'Newcastle NSW 2300', installRadius: 50 });
};
async function save(who: Client, filter: object, also: object = {}): Promise<string> {
  const { status, body } = await who.post('/api/searches', { name: 'Mine', filter, ...also });
  expect(status).toBe(201);
  return body.search.id;
}
const post = (job: object = {}) => postJob(retailer, { ...pv, ...sites.newcastle, ...job });
const edit = async (jobId: string, job: object) => {
  const form = jobForm({ ...pv, ...sites.newcastle, status: 'posted', ...job });
  expect((await retailer.put(`/api/jobs/${jobId}`, form)).status).toBe(200);
};
/** Returns the job of each notification of a match in the installer's list. */
async function toldOf(who: Client): Promise<string[]> {
  await app.settle();
  const { body } = await who.get('/api/notifications');
  const matches = body.notifications.filter(({ kind }: { kind: string }) => kind === 'match');
  expect(body.unreadCount).toBeGreaterThanOrEqual(matches.length);
  return matches.map(({ jobId }: { jobId: string }) => jobId);
}

describe('an installer', () => {
  it('who has turned off notifications of matches gets none', async () => {
    const [ann, bob] = await Promise.all([newcomer(), newcomer()]);
    for (const who of [ann, bob]) await save(who, { state: 'NSW' });
    const kept = await ann.put('/api/notifications/preferences', { bellPreferences: { match: false } });
    expect(kept.body.bellPreferences.match).toBe(false);
    const jobId = await post();
    expect(await toldOf(bob)).toEqual([jobId]);
    expect(await toldOf(ann)).toEqual([]);
    expect((await ann.get('/api/auth/me')).body.user.bellPreferences.match).toBe(false);
  });

  it('who searches around a place is notified of a job near it, but of no job far away, and of none without a profile', async () => {
    const [ann, bob, eve] = await Promise.all([newcomer(), newcomer(), app.register('installer')]);
    const { latitude: lat, longitude: lng } = sites.newcastle;
    const near = { place: 'Newcastle NSW 2300', lat, lng, within: 25 };
    await save(ann, near);
    await save(bob, { ...near, place: 'Perth WA 6000', lat: sites.perth.latitude, lng: sites.perth.longitude });
    await save(eve, near);
    const jobId = await post();
    expect([await toldOf(ann), await toldOf(bob), await toldOf(eve)]).toEqual([[jobId], [], []]);
    expect((await ann.get('/api/searches')).body.searches[0].filter).toEqual(near);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('saves, changes and deletes a search, which a stranger can neither see nor change', async () => {
    const [ann, bob] = await Promise.all([newcomer(), newcomer()]);
    const id = await save(ann, { state: 'NSW', minKw: 6.6 });
    const changed = await ann.patch(`/api/searches/${id}`, { name: 'Large ones', email: true });
    expect(changed.body.search).toMatchObject({ name: 'Large ones', notify: true, email: true });
    for (const stranger of [id, randomUUID()]) {
      expect((await bob.patch(`/api/searches/${stranger}`, { name: 'Stolen' })).status).toBe(404);
      expect((await bob.delete(`/api/searches/${stranger}`)).status).toBe(404);
    }
    expect((await bob.get('/api/searches')).body).toEqual({ searches: [], most: savedSearches });
    expect((await ann.get('/api/searches')).body.searches).toMatchObject([
      { id, name: 'Large ones', filter: { state: 'NSW', minKw: 6.6 } },
    ]);
    expect((await ann.delete(`/api/searches/${id}`)).status).toBe(204);
    expect((await ann.get('/api/searches')).body.searches).toEqual([]);
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('saves at most as many searches as the stage allows, even with simultaneous requests', async () => {
    const ann = await newcomer();
    const presses = Array.from({ length: savedSearches + 2 }, (_, at) =>
      ann.post('/api/searches', { name: `Number ${at}`, filter: at % 2 ? {} : { state: 'VIC' } }),
    );
    const answers = await Promise.all(presses);
    const refused = answers.filter(({ status }) => status === 409);
    expect([refused.length, answers.length - refused.length]).toEqual([2, savedSearches]);
    expect(refused[0]?.body.message).toBe(`You can keep ${savedSearches} saved searches. Delete one to save another.`);
    expect((await ann.get('/api/searches')).body.searches).toHaveLength(savedSearches);
    const key = { 'idempotency-key': randomUUID() };
    await ann.delete(`/api/searches/${(await ann.get('/api/searches')).body.searches[0].id}`);
    const twice = await Promise.all([1, 2].map(() => ann.post('/api/searches', { name: 'Once', filter: {} }, key)));
    await app.settle();
    expect(twice.map(({ body }) => body.search.id)).toEqual([twice[0]?.body.search.id, twice[0]?.body.search.id]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('a new job', () => {
  it('notifies an installer with two matching searches once, and no one whose searches do not match', async () => {
    const [ann, bob, quiet] = await Promise.all([newcomer(), newcomer(), newcomer()]);
    await save(ann, { state: 'NSW' });
    await save(ann, { licence: 'PV', maxPrice: 9000 });
    await save(bob, { state: 'WA' });
    await save(bob, { minPrice: 9000.01 });
    await save(quiet, {}, { notify: false });
    const jobId = await post({ priceExGst: 9000 });
    expect(await toldOf(ann)).toEqual([jobId]);
    expect([await toldOf(bob), await toldOf(quiet)]).toEqual([[], []]);
    const { body } = await ann.get('/api/notifications');
    expect(body.notifications[0]).toMatchObject({
      title: 'A new job matches your search',
      jobNumber: expect.stringMatching(/^BR\S*-\d+$/),
      suburb: 'Newcastle',
      jobTitle: 'Ten panels',
      act: null,
      text: 'In Newcastle NSW. View the job to apply.',
    });
    // The consumer may get the same follow-up work again.
    const { tellSearchers } = await import('#functions/core/search/saved-searches/tell-searchers.ts');
    const again = { kind: 'tellSearchers', jobId, at: new Date().toISOString(), before: null } as const;
    await Promise.all([tellSearchers(again, new Date()), tellSearchers(again, new Date())]);
    expect(await toldOf(ann)).toEqual([jobId]);
    // An installer who saves a search later gets no notification of earlier jobs.
    const late = await newcomer();
    await save(late, { state: 'NSW' });
    await edit(jobId, { priceExGst: 8000 });
    expect([await toldOf(late), await toldOf(bob)]).toEqual([[], []]);
  });

  it('notifies when it becomes public or begins to match, and only installers that it fits if their search says so', async () => {
    const [ann, near, far] = await Promise.all([
      newcomer(),
      newcomer(),
      app.installer({ latitude: -31.9523, longitude: 115.8613, location: 'Perth WA 6000', installRadius: 50 }),
    ]);
    await save(ann, { state: 'NSW', minPrice: 5000 });
    for (const who of [near, far]) await save(who, { fits: 'only' });
    const jobId = await post({ isPublic: false, priceExGst: 1000 });
    expect([await toldOf(ann), await toldOf(near)]).toEqual([[], []]);
    await edit(jobId, { isPublic: true, priceExGst: 1000 });
    expect([await toldOf(ann), await toldOf(near), await toldOf(far)]).toEqual([[], [jobId], []]);
    await edit(jobId, { isPublic: true, priceExGst: 5000 });
    expect([await toldOf(ann), await toldOf(near), await toldOf(far)]).toEqual([[jobId], [jobId], []]);
  });

  it('does not notify installers who know it from an application, an invitation or an earlier award', async () => {
    const [applicant, invitee, former, other] = await Promise.all([newcomer(), newcomer(), newcomer(), newcomer()]);
    const jobId = await post({ isPublic: false });
    const ids = [applicant, invitee, former].map(({ userId }) => userId);
    expect((await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: ids })).status).toBe(201);
    for (const who of [applicant, invitee, former, other]) await save(who, { state: 'NSW' });
    expect((await applicant.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 })).status).toBeLessThan(300);
    await former.post(`/api/invites/${jobId}.${former.userId}/respond`, { status: 'accepted' });
    expect((await retailer.post(`/api/jobs/${jobId}/unassign`)).status).toBe(200);
    await edit(jobId, { isPublic: true });
    expect(await toldOf(other)).toEqual([jobId]);
    for (const who of [applicant, invitee, former]) expect(await toldOf(who)).toEqual([]);
  });

  it('notifies by its state at the time of the follow-up work, not at the time of posting', async () => {
    const [ann, bob] = await Promise.all([newcomer(), newcomer()]);
    await save(ann, { state: 'NSW' });
    const searchId = await save(bob, { state: 'NSW' });
    const release = app.hold();
    const jobId = await post();
    const gone = await post();
    await bob.delete(`/api/searches/${searchId}`);
    await retailer.delete(`/api/jobs/${gone}`);
    release();
    expect([await toldOf(ann), await toldOf(bob)]).toEqual([[jobId], []]);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('the email about matches', () => {
  it('is not sent to a suspended installer', async () => {
    const ann = await newcomer();
    await save(ann, { state: 'NSW' }, { name: 'All of NSW', notify: false, email: true });
    await post({ title: 'First' });
    await app.settle();
    const admin = await app.admin();
    const path = `/api/admin/people/${ann.userId}/suspension`;
    expect((await admin.post(path, { reason: 'Took money and never came' })).status).toBe(200);
    await sweepDigests(new Date(Date.now() + 5 * 60_000));
    await app.settle();
    expect((await app.mails(ann.email)).filter(({ subject }) => subject.includes('match'))).toEqual([]);
  });

  it('lists new jobs, at most once a day, however many runs there are at the same moment', async () => {
    const ann = await newcomer();
    const id = await save(ann, { state: 'NSW' }, { name: 'All of NSW', notify: false, email: true });
    const [first, second, sold] = [await post({ title: 'First' }), await post({ title: 'Second' }), await post()];
    await app.settle();
    await retailer.post(`/api/jobs/${sold}/cancel`, { reason: 'Sold' });
    const now = new Date(Date.now() + 5 * 60_000);
    const sent = await Promise.all([sweepDigests(now), sweepDigests(now), sweepDigests(now)]);
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1);
    await app.settle();
    const mails = () => app.mails(ann.email).then((all) => all.filter(({ subject }) => subject.includes('match')));
    const [letter] = await mails();
    expect(letter?.subject).toBe('2 new jobs match your searches');
    const numberOf = async (id: string) => (await retailer.get(`/api/jobs/${id}`)).body.job.number;
    const [older, newer] = [await numberOf(first), await numberOf(second)];
    expect(letter?.text).toMatch(
      new RegExp(`All of NSW:\\n- ${newer}, Newcastle NSW, .*\\n- ${older}, Newcastle NSW, `),
    );
    expect(letter?.text).not.toMatch(/First|Second/);
    expect(letter?.text).toContain(`/find-work?saved=${id}`);
    expect(letter?.text).toContain('To stop it, go to Find work and open Saved searches:');
    expect(await toldOf(ann)).toEqual([]);

    await post({ title: 'Third' });
    await app.settle();
    expect(await sweepDigests(new Date(now.getTime() + dayMs - 1000))).toBe(0);
    expect(await sweepDigests(new Date(now.getTime() + dayMs + 1000))).toBe(1);
    await app.settle();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '2 new jobs match your searches',
      'A new job matches your search',
    ]);

    await post({ title: 'Fourth' });
    await app.settle();
    await ann.patch(`/api/searches/${id}`, { email: false });
    expect(await sweepDigests(new Date(now.getTime() + 3 * dayMs))).toBe(0);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});
