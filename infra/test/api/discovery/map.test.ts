import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { itemListWrites } from '#functions/core/search/directory/item-list-writes.ts';
import { documents } from '#functions/data/client.ts';
import { commit } from '#functions/data/commit.ts';
import { outboxWrite } from '#functions/data/notifications/outbox-writes.ts';
import { pageSize } from '#functions/data/page.ts';
import { rows } from '#functions/data/service.ts';
import { installerProfile, jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer({ location: 'Hobart TAS 7000' })]);
});

const australia = { south: -44, west: 112, north: -9, east: 154 };
const around = (latitude: number, longitude: number, by = 0.05) => ({
  south: latitude - by,
  west: longitude - by,
  north: latitude + by,
  east: longitude + by,
});
const queryOf = (fields: object) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, `${value}`]));

async function map(client: Client, view: object = australia) {
  await app.settle();
  const { status, body } = await client.get(`/api/map?${queryOf(view)}`);
  expect(status).toBe(200);
  return body;
}
const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const differences = async () => {
  return findDifferences(documents, app.tableName);
};

describe('an installer on the map', () => {
  const darwin = { latitude: -12.4637, longitude: 130.8444 };
  const site = { ...darwin, address: '7 Secret Street, Darwin City NT 0800' };

  it('sees a public job with its number, position, price and suburb, and whether it fits, without data of the customer', async () => {
    const id = await postJob(retailer, site);
    const body = await map(installer, around(darwin.latitude, darwin.longitude));
    expect(body).toMatchObject({ role: 'installer', installers: [], clusters: [], total: 1, withoutPosition: 0 });
    expect(body.jobs).toEqual([
      {
        id,
        number: expect.stringMatching(/^[A-Z]+-\d+$/),
        title: expect.any(String),
        place: 'Darwin City NT 0800',
        suburb: 'Darwin City',
        ...darwin,
        geoPrecision: 'exact',
        priceExGst: 4200.5,
        jobType: expect.any(String),
        pvSizeKw: expect.any(Number),
        batterySizeKwh: expect.any(Number),
        preferredWeek: null,
        requiredLicenses: ['PV', 'Battery'],
        fit: (await installer.get('/api/jobs/public?state=NT')).body.jobs[0].fit,
      },
    ]);
    for (const secret of ['7 Secret', 'Casey', '0498 765 432', 'Dog in the yard'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('does not see private jobs and drafts', async () => {
    const cairns = { latitude: -16.92, longitude: 145.77 };
    const id = await postJob(retailer, { ...cairns, isPublic: false });
    await retailer.post('/api/jobs', { title: 'A draft', status: 'draft', isPublic: true, ...cairns });
    expect((await map(installer, around(cairns.latitude, cairns.longitude))).total).toBe(0);
    expect(id).toBeDefined();
  });

  it.each([
    [
      'is awarded',
      async (id: string) => {
        const other = await app.installer({ location: 'Perth WA 6000' });
        await other.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
        await retailer.put(`/api/applications/${id}.${other.userId}`, { status: 'accepted' });
      },
    ],
    ['is cancelled', (id: string) => retailer.post(`/api/jobs/${id}/cancel`, { reason: 'Sold the house' })],
    ['is deleted', (id: string) => retailer.delete(`/api/jobs/${id}`)],
    [
      'becomes private',
      async (id: string, form: object) => retailer.put(`/api/jobs/${id}`, { ...form, isPublic: false }),
    ],
  ])('does not see a job from the moment it %s', async (_, hide) => {
    const broome = { latitude: -17.9614, longitude: 122.2359 };
    const form = jobForm(broome);
    const id = await postJob(retailer, broome);
    const view = around(broome.latitude, broome.longitude);
    expect(ids((await map(installer, view)).jobs)).toEqual([id]);
    const release = app.hold();
    try {
      await hide(id, form);
      const { body } = await installer.get(`/api/map?${queryOf(view)}`);
      expect([body.jobs, body.total]).toEqual([[], 0]);
    } finally {
      release();
    }
    expect((await map(installer, view)).total).toBe(0);
  });

  it('sees a job at its new position, with its new title', async () => {
    const [from, to] = [
      { latitude: -23.698, longitude: 133.8807 },
      { latitude: -19.6484, longitude: 134.19 },
    ];
    const id = await postJob(retailer, from);
    await app.settle();
    await retailer.put(`/api/jobs/${id}`, jobForm({ ...to, title: 'Moved north' }));
    expect((await map(installer, around(from.latitude, from.longitude))).total).toBe(0);
    expect((await map(installer, around(to.latitude, to.longitude))).jobs).toMatchObject([
      { id, title: 'Moved north' },
    ]);
  });

  it('sees a job again whose installer was unassigned', async () => {
    const esperance = { latitude: -33.8614, longitude: 121.8919 };
    const view = around(esperance.latitude, esperance.longitude);
    const other = await app.installer({ location: 'Perth WA 6000' });
    const id = await postJob(retailer, esperance);
    await other.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3 });
    await retailer.put(`/api/applications/${id}.${other.userId}`, { status: 'accepted' });
    expect((await map(installer, view)).total).toBe(0);
    expect((await retailer.post(`/api/jobs/${id}/unassign`, { reason: 'No time' })).status).toBe(200);
    expect(ids((await map(installer, view)).jobs)).toEqual([id]);
  });

  it('can filter for jobs with a battery', async () => {
    const albany = { latitude: -35.0269, longitude: 117.8837 };
    await postJob(retailer, { ...albany, jobType: 'PV Only' });
    const id = await postJob(retailer, { ...albany, jobType: 'PV + Battery', batterySizeKwh: 10 });
    const view = around(albany.latitude, albany.longitude);
    expect((await map(installer, view)).total).toBe(2);
    expect(ids((await map(installer, { ...view, specialties: 'battery' })).jobs)).toEqual([id]);
    expect((await map(installer, { ...view, availability: 'now', rating: 4.5, specialties: 'commercial' })).total).toBe(
      2,
    );
  });

  it('can list the jobs without a position in pages, without data of the customer', async () => {
    const jobId = await postJob(retailer, { latitude: -20.72, longitude: 139.49 });
    const { data } = await rows().job.get({ jobId }).go();
    // Jobs of earlier versions may have no position.
    const card = { ...data!.card, latitude: null, longitude: null, geoPrecision: null };
    const unplaced = Array.from({ length: pageSize + 1 }, () => ({ ...data!, jobId: randomUUID(), card }));
    const relist = async () => {
      for (const { jobId: itemId } of unplaced) await commit(await itemListWrites({ kind: 'jobs', itemId }));
    };
    await rows().job.put(unplaced).go();
    await relist();
    expect((await map(installer)).withoutPosition).toBe(pageSize + 1);
    const first = await installer.get('/api/map/unplaced');
    const rest = await installer.get(`/api/map/unplaced?cursor=${encodeURIComponent(first.body.nextCursor)}`);
    await rows().job.delete(unplaced).go();
    expect((await installer.get('/api/map/unplaced')).body.jobs).toEqual([]);
    await relist();
    expect((await map(installer)).withoutPosition).toBe(0);
    expect([first.body.jobs.length, rest.body.jobs.length, rest.body.nextCursor]).toEqual([pageSize, 1, null]);
    const listed = [...first.body.jobs, ...rest.body.jobs];
    expect(ids(listed).sort()).toEqual(unplaced.map((job) => job.jobId).sort());
    expect(first.body.installers).toEqual([]);
    for (const secret of ['Casey', '0498 765 432', 'Dog in the yard'])
      expect(first.text + rest.text).not.toContain(secret);
  });

  it.each(['installer', 'retailer'] as const)('without a profile as %s sees the same as a visitor', async (role) => {
    const newcomer = await app.register(role);
    const view = around(darwin.latitude, darwin.longitude, 0.2);
    const seen = await map(newcomer, view);
    expect(seen.jobs).not.toEqual([]);
    expect(seen).toEqual(await map(app.client(), view));
    expect((await newcomer.get('/api/map/unplaced')).body).toEqual({ jobs: [], installers: [], nextCursor: null });
  });
});

describe('a retailer on the map', () => {
  const adelaide = { latitude: -34.9285, longitude: 138.6007 };
  const view = around(adelaide.latitude, adelaide.longitude);
  const at = (fields: object) => app.installer({ location: 'Adelaide SA 5000', ...adelaide, ...fields });
  const seen = async (filter: object = {}) => ids((await map(retailer, { ...view, ...filter })).installers).sort();

  it('sees public installers in their suburb with their availability and rating, but no phone number', async () => {
    const one = await at({ companyName: 'South Solar', contactPhone: '0400 111 222' });
    const hidden = await at({ profileVisibility: 'private' });
    const body = await map(retailer, view);
    expect(body).toMatchObject({ role: 'retailer', jobs: [], clusters: [], total: 1 });
    expect(body.installers).toEqual([
      {
        id: one.userId,
        title: 'South Solar',
        place: 'Adelaide SA 5000',
        latitude: expect.closeTo(adelaide.latitude, 1),
        longitude: expect.closeTo(adelaide.longitude, 1),
        geoPrecision: 'suburb',
        contactName: 'Sam Sunny',
        accreditations: ['PV', 'Battery'],
        availability: 'available',
        leadTimeDays: null,
        averageRating: null,
        reviewCount: 0,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('0400 111 222');
    await hidden.put(
      '/api/profile/installer',
      installerProfile({ location: 'Adelaide SA 5000', ...adelaide, profileVisibility: 'public' }),
    );
    expect(await seen()).toEqual([one.userId, hidden.userId].sort());
    await hidden.put(
      '/api/profile/installer',
      installerProfile({ location: 'Adelaide SA 5000', ...adelaide, profileVisibility: 'private' }),
    );
    await one.put(
      '/api/profile/installer',
      installerProfile({ location: 'Adelaide SA 5000', ...adelaide, profileVisibility: 'private' }),
    );
    expect((await retailer.get(`/api/map?${queryOf(view)}`)).body.total).toBe(0);
    expect(await seen()).toEqual([]);
  });

  it('finds installers by availability and by specialty', async () => {
    const now = await at({ services: ['Residential Solar'], accreditations: ['PV'] });
    const week = await at({ availability: 'lead_time', leadTimeDays: 7, services: ['Commercial Solar'] });
    const month = await at({ availability: 'lead_time', leadTimeDays: 30, accreditations: ['PV'] });
    const later = await at({ availability: 'lead_time', leadTimeDays: 31, accreditations: ['PV'] });
    const never = await at({ availability: 'not_available', accreditations: ['PV'] });
    const idsOf = (...people: Client[]) => people.map(({ userId }) => userId).sort();
    expect(await seen()).toEqual(idsOf(now, week, month, later, never));
    expect(await seen({ availability: 'now' })).toEqual(idsOf(now));
    expect(await seen({ availability: 'week' })).toEqual(idsOf(now, week));
    expect(await seen({ availability: 'month' })).toEqual(idsOf(now, week, month));
    expect(await seen({ specialties: 'residential' })).toEqual(idsOf(now));
    expect(await seen({ specialties: 'commercial' })).toEqual(idsOf(week));
    expect(await seen({ specialties: 'battery' })).toEqual(idsOf(week));
    expect(await seen({ specialties: 'residential,commercial' })).toEqual([]);
  });

  it('sees an installer at their new place, and no longer at the earlier one', async () => {
    const [from, to] = [
      { latitude: -41.4332, longitude: 147.1441 },
      { latitude: -38.1789, longitude: 146.2603 },
    ];
    const one = await app.installer({ location: 'Launceston TAS 7250', ...from });
    const at = async (place: typeof from) =>
      ids((await map(retailer, around(place.latitude, place.longitude))).installers);
    expect([await at(from), await at(to)]).toEqual([[one.userId], []]);
    await one.put('/api/profile/installer', installerProfile({ location: 'Moe VIC 3825', ...to }));
    expect([await at(from), await at(to)]).toEqual([[], [one.userId]]);
  });

  it('finds installers by their rating once they have three reviews', async () => {
    const bendigo = { latitude: -36.757, longitude: 144.2794 };
    const good = await app.installer({ location: 'Bendigo VIC 3550', ...bendigo });
    const rated = async (filter: object) => (await map(retailer, { ...around(-36.757, 144.2794), ...filter })).total;
    for (let review = 1; review <= 3; review += 1) {
      expect(await rated({ rating: 4 })).toBe(0);
      await commit(outboxWrite({ reputation: { userId: good.userId, sixths: 26, reviewCount: 1 } }, new Date()));
    }
    expect([await rated({ rating: 4 }), await rated({ rating: 4.5 }), await rated({})]).toEqual([1, 0, 1]);
    const { installers } = await map(retailer, around(-36.757, 144.2794));
    expect(installers).toMatchObject([{ averageRating: 4.3, reviewCount: 3 }]);
  });

  it('sees how many installers have no position, and can list them with the same filters', async () => {
    const lost = await app.installer({ location: 'Somewhere out there', services: ['Commercial Solar'] });
    expect(await map(retailer)).toMatchObject({ withoutPosition: 1 });
    const list = (query = '') => retailer.get(`/api/map/unplaced${query}`);
    const { body, text } = await list();
    expect(body).toMatchObject({ jobs: [], nextCursor: null });
    expect(body.installers).toMatchObject([{ id: lost.userId, contactName: 'Sam Sunny', averageRating: null }]);
    expect(text).not.toMatch(/latitude|contactPhone|contactEmail/);
    expect(ids((await list('?specialties=commercial')).body.installers)).toEqual([lost.userId]);
    expect(ids((await list('?specialties=residential')).body.installers)).toEqual([]);
    await lost.put('/api/profile/installer', installerProfile({ location: 'Lost', profileVisibility: 'private' }));
    expect((await list()).body.installers).toEqual([]);
  });

  it('does not see a suspended installer', async () => {
    const place = { latitude: -31.9523, longitude: 115.8613 };
    const one = await app.installer({ location: 'Perth WA 6000', ...place });
    await rows().user.patch({ userId: one.userId }).set({ suspended: true }).go();
    await app.settle();
    await commit(await itemListWrites({ kind: 'installers', itemId: one.userId }));
    const { installers } = await map(retailer, around(place.latitude, place.longitude, 0.0001));
    expect(ids(installers)).not.toContain(one.userId);
  });
});

describe('a visitor on the map', () => {
  const jesmond = { address: '31 Hidden Lane, Jesmond NSW 2299', latitude: -32.9011234, longitude: 151.6984321 };
  const seen = async (view: object) => ids((await map(app.client(), view)).jobs);

  it('sees a public job at the position of its suburb, and nothing about the site', async () => {
    const id = await postJob(retailer, { ...jesmond, preferredWeek: '2027-03-03' });
    const [{ place: suburb }] = [(await app.client().get('/api/places/geocode?q=Jesmond NSW 2299')).body];
    const body = await map(app.client(), around(suburb.lat, suburb.lng));
    expect(body).toMatchObject({ role: null, installers: [], clusters: [], total: 1, withoutPosition: 0 });
    expect(body.jobs).toEqual([
      {
        id,
        title: expect.any(String),
        place: 'Jesmond NSW 2299',
        suburb: 'Jesmond',
        latitude: suburb.lat,
        longitude: suburb.lng,
        geoPrecision: 'suburb',
        priceExGst: 4200.5,
        jobType: 'PV + Battery',
        pvSizeKw: 6.6,
        batterySizeKwh: 13.5,
        preferredWeek: '2027-03-01',
        requiredLicenses: ['PV', 'Battery'],
        number: null,
        fit: null,
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Hidden|32\.9011|151\.6984|Casey/);
  });

  it('learns no more about the site from a view that divides the suburb', async () => {
    const [{ place: suburb }] = [(await app.client().get('/api/places/geocode?q=Jesmond NSW 2299')).body];
    // One more site in the suburb, far from its centre.
    const id = await postJob(retailer, { ...jesmond, latitude: suburb.lat + 0.4, longitude: suburb.lng });
    expect(await seen(around(suburb.lat, suburb.lng, 0.001))).toContain(id);
    expect(await seen(around(suburb.lat + 0.4, suburb.lng, 0.1))).not.toContain(id);
  });

  it('can filter for jobs with a battery, and finds no private job or draft', async () => {
    const ballarat = { address: '5 Hidden Lane, Ballarat Central VIC 3350', latitude: -37.56, longitude: 143.85 };
    const view = around(ballarat.latitude, ballarat.longitude, 0.1);
    await postJob(retailer, { ...ballarat, isPublic: false });
    await retailer.post('/api/jobs', jobForm({ ...ballarat, status: 'draft' }));
    const panels = await postJob(retailer, { ...ballarat, jobType: 'PV Only' });
    const battery = await postJob(retailer, { ...ballarat, jobType: 'PV + Battery', batterySizeKwh: 10 });
    expect((await seen(view)).sort()).toEqual([panels, battery].sort());
    expect(await seen({ ...view, specialties: 'battery' })).toEqual([battery]);
    await retailer.post(`/api/jobs/${panels}/cancel`, { reason: 'Sold the house' });
    expect(await seen(view)).toEqual([battery]);
  });

  it('sees clusters with the numbers of jobs if there are too many to list', async () => {
    const jobId = await postJob(retailer, {
      address: '1 Hidden Lane, Mildura VIC 3500',
      latitude: -34.19,
      longitude: 142.16,
    });
    const { data } = await rows().job.get({ jobId }).go();
    const crowd = Array.from({ length: 101 }, () => ({ ...data!, jobId: randomUUID() }));
    const relist = async () => {
      for (const { jobId: itemId } of crowd) await commit(await itemListWrites({ kind: 'jobs', itemId }));
    };
    await rows().job.put(crowd).go();
    await relist();
    const body = await map(app.client(), around(-34.19, 142.16, 0.2));
    await rows().job.delete(crowd).go();
    await relist();
    expect([body.jobs, body.total]).toEqual([[], 102]);
    expect(body.clusters.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(102);
    expect((await map(app.client(), around(-34.19, 142.16, 0.2))).total).toBe(1);
  });

  it('cannot list the jobs without a position', async () => {
    expect((await app.client().get('/api/map/unplaced')).status).toBe(401);
  });
});

describe('the map', () => {
  it.each([
    [{ north: -45 }, 'north'],
    [{ north: -44 }, 'north'],
    [{ east: 112 }, 'east'],
    [{ south: -90.1 }, 'south'],
    [{ west: -180.1 }, 'west'],
    [{ east: '' }, 'east'],
    [{ east: 'far' }, 'east'],
    [{ rating: 3 }, 'rating'],
    [{ availability: 'soon' }, 'availability'],
    [{ specialties: 'plumbing' }, 'specialties'],
    [{ zoom: 3 }, 'zoom'],
  ])('refuses %j on %s', async (change, field) => {
    const { status, body } = await installer.get(`/api/map?${queryOf({ ...australia, ...change })}`);
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(Object.keys(body.fields).join()).toContain(field);
  });

  it('counts a change once, however often and however late its follow-up work runs', async () => {
    const id = await postJob(retailer, { latitude: -27.4698, longitude: 153.0251 });
    await app.settle();
    const before = await map(installer);
    for (let time = 0; time < 3; time += 1) await commit(await itemListWrites({ kind: 'jobs', itemId: id }));
    expect(await map(installer)).toEqual(before);
  });

  it('never lists a job that was deleted while it was being listed', async () => {
    const place = { latitude: -42.05, longitude: 146.6 };
    const release = app.hold();
    const id = await postJob(retailer, place);
    const slow = await itemListWrites({ kind: 'jobs', itemId: id });
    await retailer.delete(`/api/jobs/${id}`);
    await expect(commit(slow)).rejects.toMatchObject({ names: ['job version'] });
    release();
    expect((await map(installer, around(place.latitude, place.longitude))).total).toBe(0);
  });

  it('has no differences from the rows in the end', async () => {
    await app.settle();
    expect((await differences()).filter((each) => each.startsWith('list '))).toEqual([]);
  });
});
