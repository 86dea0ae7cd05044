import { beforeAll, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { metered } from '#infra/bench/meter.ts';
import { installerProfile, jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The answers about the map, if the functions have cached the lists of jobs and installers in an earlier request. */

const app = startedApp({ heldSeconds: 900 });
const broome = { latitude: -17.9614, longitude: 122.2359 };
const view = 'south=-18.1&west=122.1&north=-17.8&east=122.4';
let retailer: Client;
let installer: Client;
let jobs: string[];
let installers: Client[];

const map = async (who: Client) => (await who.get(`/api/map?${view}`)).body;
const ids = (list: { id: string }[]) => list.map(({ id }) => id).sort();

beforeAll(async () => {
  const place = { location: 'Broome WA 6725', ...broome };
  [retailer, installer] = await Promise.all([app.retailer(), app.installer({ location: 'Hobart TAS 7000' })]);
  installers = await Promise.all([app.installer(place), app.installer(place)]);
  jobs = await Promise.all([1, 2, 3].map(() => postJob(retailer, broome)));
  await app.settle();
  expect(ids((await map(installer)).jobs)).toEqual([...jobs].sort());
  expect((await map(retailer)).installers).toHaveLength(2);
});

it('a view does not show a job as it was before it was deleted, changed or moved away', async () => {
  const [deleted = '', renamed = '', moved = ''] = jobs;
  await retailer.delete(`/api/jobs/${deleted}`);
  await retailer.put(`/api/jobs/${renamed}`, jobForm({ ...broome, title: 'Another title' }));
  await retailer.put(`/api/jobs/${moved}`, jobForm({ latitude: -19.6484, longitude: 134.19 }));
  const body = await map(installer);
  expect(body.jobs).toMatchObject([{ id: renamed, title: 'Another title' }]);
  expect(body.total).toBe(1);
});

it('a view does not show an installer who has just become private or been suspended', async () => {
  const [shy, suspended] = installers as [Client, Client];
  await shy.put('/api/profile/installer', installerProfile({ profileVisibility: 'private' }));
  expect(ids((await map(retailer)).installers)).toEqual([suspended.userId]);
  const admin = await app.admin();
  const { status } = await admin.post(`/api/admin/people/${suspended.userId}/suspension`, {
    reason: 'Not who they say',
  });
  expect(status).toBeLessThan(300);
  await app.settle();
  expect(await map(retailer)).toMatchObject({ installers: [], total: 0 });
});

it('a view does not read a cached list again, and without markers it reads only the session', async () => {
  const requests = await metered(documents, async () => {
    await installer.get('/api/map?south=-60&west=-170&north=-50&east=-160');
  });
  expect(requests.map(({ command }) => command)).not.toContain('QueryCommand');
  expect(requests.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(2);
});
