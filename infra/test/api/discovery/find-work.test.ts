import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { addDays, todayIn } from '#shared/domain/civil-date.ts';
import { ticksOf } from '#shared/domain/search/find-work.ts';
import { saaForm, saveCredential } from '../../harness/fill-wallet.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The jobs that an installer in Newcastle finds, in their order, and the reasons why a job does not fit. */

type Found = AnswerOf<Routes['listPublicJobs']>;

const sites = {
  maitland: { address: '4 High Street, Maitland NSW 2320', latitude: -32.7333, longitude: 151.5574 },
  newcastle: { address: '12 King Street, Newcastle NSW 2300', latitude: -32.9283, longitude: 151.7817 },
  perth: { address: '5 Bay View, Perth WA 6000', latitude: -31.9523, longitude: 115.8613 },
};
const today = todayIn('Australia/Sydney', new Date());

const app = startedApp();
let retailer: Client;
let installer: Client;
const ids: Record<string, string> = {};

/**
 * Posts a job at a later hundredth of a second than all others. The list stores ages in hundredths of a second, and a fast
 * machine can post two jobs within a hundredth.
 */
async function postAfterOthers(who: Client, job: Record<string, unknown>): Promise<string> {
  const ticks = () => ticksOf(new Date().toISOString());
  for (const before = ticks(); ticks() === before; ) await delay(1);
  return postJob(who, job);
}

beforeAll(async () => {
  const { latitude, longitude } = sites.newcastle;
  const profile = { latitude, longitude, location: 'Newcastle NSW 2300', installRadius: 50, accreditations: ['PV'] };
  [retailer, installer] = await Promise.all([app.retailer(), app.installer(profile)]);
  const pv = { jobType: 'PV Only', requiredLicenses: ['PV'], title: '' };
  const wanted: [string, Record<string, unknown>][] = [
    ['perth', { ...pv, ...sites.perth, priceExGst: 9000 }],
    ['battery', { ...sites.newcastle, jobType: 'Battery Only', requiredLicenses: ['Battery'], batterySizeKwh: 10 }],
    ['maitland', { ...pv, ...sites.maitland, priceExGst: 3000.5, panelQty: 20 }],
    ['newcastle', { ...pv, ...sites.newcastle, priceExGst: 2000, preferredWeek: today }],
  ];
  for (const [name, job] of wanted) ids[name] = await postAfterOthers(retailer, job);
});

const find = async (query = '', who = installer): Promise<Found> => {
  const { status, body } = await who.get(`/api/jobs/public${query}`);
  expect(status).toBe(200);
  return body;
};
const namesIn = ({ jobs }: Found) => jobs.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

describe('an installer', () => {
  it('finds the jobs that fit first, nearest first, and reads why the others do not fit', async () => {
    const found = await find();
    expect(namesIn(found)).toEqual(['newcastle', 'maitland', 'battery', 'perth']);
    expect(found).toMatchObject({
      total: 4,
      counts: { fitting: 2, lacking: 0, applied: 0 },
      sort: 'distance',
      hasPosition: true,
      nextCursor: null,
    });
    expect(found.jobs.map(({ fit }) => fit)).toMatchObject([
      { fits: true, distanceKm: 0, reach: 'inside', missingLicences: [], timing: 'free' },
      { fits: true, distanceKm: 30, reach: 'inside' },
      { fits: false, distanceKm: 0, missingLicences: ['Battery'] },
      { fits: false, reach: 'outside', distanceKm: 3356, missingLicences: [] },
    ]);
  });

  it.each([
    ['?sort=price', ['maitland', 'newcastle', 'perth', 'battery']],
    ['?sort=newest', ['newcastle', 'maitland', 'battery', 'perth']],
    ['?state=WA', ['perth']],
    ['?jobType=Battery%20Only', ['battery']],
    ['?licence=PV', ['newcastle', 'maitland', 'perth']],
    ['?minPrice=2000.01&maxPrice=8999.99&licence=PV', ['maitland']],
    ['?minKw=7&sort=price', ['maitland']],
    ['?fits=only', ['newcastle', 'maitland']],
    ['?state=TAS', []],
  ])('finds exactly the right jobs with %s', async (query, names) => {
    for (const settled of [false, true]) {
      if (settled) await app.settle();
      const found = await find(query);
      expect(namesIn(found).filter((name) => name !== undefined)).toEqual(names);
      expect(found.total).toBe(names.length);
    }
  });

  it('finds jobs around a place, the nearest to it first, with the distance in kilometres', async () => {
    const { latitude: lat, longitude: lng } = sites.maitland;
    const around = (within: number, more = '') => `?place=Maitland&lat=${lat}&lng=${lng}&within=${within}${more}`;
    for (const settled of [false, true]) {
      if (settled) await app.settle();
      expect(namesIn(await find(around(10)))).toEqual(['maitland']);
      const found = await find(around(50));
      expect(namesIn(found)).toEqual(['maitland', 'newcastle', 'battery']);
      expect(found.jobs.map(({ placeKm }) => placeKm)).toEqual([0, 30, 30]);
      expect(namesIn(await find(around(50, '&fits=only&sort=price')))).toEqual(['maitland', 'newcastle']);
    }
    expect((await find()).jobs.map(({ placeKm }) => placeKm)).toEqual([null, null, null, null]);
    expect((await installer.get('/api/jobs/public?lat=-33&lng=151&within=1')).status).toBe(422);
  });

  it('without a profile finds jobs around a place by suburb, so no search narrows down a site', async () => {
    const hidden = { address: '1 Far Road, Maitland NSW 2320', latitude: -33.4, longitude: 151.3 };
    const id = await postJob(retailer, { ...hidden, requiredLicenses: ['PV'] });
    const stranger = await app.register('installer');
    const ids = async (lat: number, lng: number, who: Client) =>
      (await find(`?lat=${lat}&lng=${lng}&within=10`, who)).jobs.map((job) => job.id);
    expect(await ids(hidden.latitude, hidden.longitude, installer)).toContain(id);
    expect(await ids(hidden.latitude, hidden.longitude, stranger)).not.toContain(id);
    expect(await ids(sites.maitland.latitude, sites.maitland.longitude, stranger)).toContain(id);
    expect((await retailer.post(`/api/jobs/${id}/cancel`, { reason: 'Sold' })).status).toBe(200);
    await app.settle();
  });

  it('reads how many jobs fit, need another credential and have their application, as in the rows', async () => {
    const near = { ...sites.newcastle, requiredLicenses: ['PV'], requirements: [] };
    const own = await Promise.all([
      postJob(retailer, { ...near, credentialsRequired: true }),
      postJob(retailer, { ...near, preferredWeek: addDays(today, 28) }),
      postJob(retailer, near),
      postJob(retailer, { ...sites.perth, requiredLicenses: ['PV'], requirements: [] }),
    ]);
    const fresh = await app.installer({ location: 'Newcastle NSW 2300', installRadius: 50, accreditations: ['PV'] });
    for (const id of [own[2], own[3]])
      expect((await fresh.post(`/api/jobs/${id}/apply`, { message: '', leadTimeDays: 5 })).status).toBe(201);
    await saveCredential(fresh, 'saa', saaForm(addDays(today, 10)));
    const inRows = ({ jobs }: Found) => {
      const left = jobs.filter(({ applicationStatus }) => applicationStatus === undefined);
      const isClear = ({ fit }: Found['jobs'][number]) => fit?.fits === true && fit.objections.length === 0;
      return {
        fitting: left.filter(isClear).length,
        lacking: left.filter((job) => job.fit?.fits === true && !isClear(job)).length,
        applied: jobs.length - left.length,
      };
    };
    for (const settled of [false, true]) {
      if (settled) await app.settle();
      const found = await find('', fresh);
      expect(found.counts).toEqual({ fitting: 2, lacking: 2, applied: 2 });
      expect(found.counts).toEqual(inRows(found));
      expect((await find('?limit=1', fresh)).counts).toEqual(found.counts);
    }
    for (const id of own) await retailer.post(`/api/jobs/${id}/cancel`, { reason: 'Sold' });
    await app.settle();
  });

  it('who is busy until after the preferred week reads the date from which they are free', async () => {
    const busy = await app.installer({ location: 'Newcastle NSW 2300', availability: 'lead_time', leadTimeDays: 14 });
    const found = await find('', busy);
    const fit = found.jobs.find(({ id }) => id === ids.newcastle)?.fit;
    expect(fit).toMatchObject({ fits: false, timing: 'late', freeFrom: addDays(today, 14) });
  });

  it('without a base sees the newest jobs first, and the answer says that there is no position', async () => {
    const stranger = await app.register('installer');
    const found = await find('', stranger);
    expect(found).toMatchObject({ sort: 'newest', hasPosition: false, counts: null, total: 4 });
    expect(found.jobs.every(({ fit }) => fit === null)).toBe(true);
    expect(namesIn(found)).toEqual(['newcastle', 'maitland', 'battery', 'perth']);
  });

  it('never sees a job that has just become private, and sees a new one immediately', async () => {
    await app.settle();
    const release = app.hold();
    const id = await postJob(retailer, { ...sites.maitland, requiredLicenses: ['PV'] });
    ids.fresh = id;
    expect(namesIn(await find())).toContain('fresh');
    const { body } = await retailer.get(`/api/jobs/${id}`);
    expect((await retailer.post(`/api/jobs/${id}/cancel`, { reason: 'Sold' })).status).toBe(200);
    expect(body.job.isPublic).toBe(true);
    expect(namesIn(await find())).not.toContain('fresh');
    release();
    await app.settle();
    expect((await find()).total).toBe(4);
  });

  it('finds at most two jobs of one company in a row, even across pages, and misses none', async () => {
    const [busy, other] = await Promise.all([app.retailer(), app.retailer()]);
    const near = { ...sites.newcastle, requiredLicenses: ['PV'], requirements: [] };
    const marks = new Map<string, string>();
    for (const name of 'abab') marks.set(await postAfterOthers(name === 'a' ? busy : other, near), name);
    for (const name of 'aaaa') marks.set(await postAfterOthers(name === 'a' ? busy : other, near), name);
    const pages = async () => {
      const found: Found[] = [await find('?sort=newest&fits=only&limit=3')];
      for (let next = found[0]?.nextCursor; next; next = found.at(-1)?.nextCursor)
        found.push(await find(`?sort=newest&fits=only&limit=3&cursor=${next}`));
      return found.map(({ jobs }) => jobs.map(({ id }) => marks.get(id) ?? '-').join(''));
    };
    for (const settled of [false, true]) {
      if (settled) await app.settle();
      // By age alone, the order would be aaaa baba, and then the older jobs of `retailer`.
      expect(await pages()).toEqual(['aab', 'aab', 'aa-', '-']);
    }
    for (const [id, name] of marks)
      await (name === 'a' ? busy : other).post(`/api/jobs/${id}/cancel`, { reason: 'Sold' });
    await app.settle();
  });

  it('pages through all jobs, each once', async () => {
    const more = { ...sites.maitland, requiredLicenses: ['Off-Grid'], requirements: [] };
    for (let count = 0; count < 18; count += 1) await postJob(retailer, more);
    await app.settle();
    const first = await find();
    expect([first.jobs.length, first.total]).toEqual([20, 22]);
    const second = await find(`?cursor=${first.nextCursor}`);
    expect((await find('?limit=3')).jobs).toEqual(first.jobs.slice(0, 3));
    expect([second.jobs.length, second.nextCursor]).toEqual([2, null]);
    expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(22);
  });
});
