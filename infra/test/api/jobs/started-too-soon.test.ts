import { beforeAll, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { todayIn } from '#shared/domain/civil-date.ts';
import { inDays } from '../../harness/days.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});

const today = () => todayIn('Australia/Sydney', new Date());

it('work that starts on another day than the booked one changes the date to that day', async () => {
  const jobId = await awardedJob(retailer, installer);
  const path = `/api/jobs/${jobId}`;
  expect((await installer.post(`${path}/schedule`, { installationDate: inDays(9) })).status).toBe(200);
  const past = await installer.post(`${path}/start`, { installationDate: '2020-01-01' });
  expect([past.status, past.body.fields]).toEqual([422, { installationDate: 'The date cannot be in the past' }]);
  const { body } = await installer.post(`${path}/start`, { installationDate: today() });
  expect(body.job).toMatchObject({ status: 'in_progress', installationDate: today() });
});

it('a job that was started too soon is rescheduled, and submitted evidence stays', async () => {
  const jobId = await awardedJob(retailer, installer, { requirements: [{ label: 'Tidy site', type: 'checkbox' }] });
  const path = `/api/jobs/${jobId}`;
  expect((await installer.post(`${path}/start`, {})).status).toBe(200);
  const { requirements } = (await installer.get(`${path}/requirements`)).body;
  await installer.patch(`/api/requirements/${requirements[0].id}/complete`, { completed: true });
  const { status, body } = await installer.post(`${path}/schedule`, { installationDate: inDays(9) });
  expect([status, body.job]).toMatchObject([
    200,
    { status: 'booked', installationDate: inDays(9), startedAt: null, openRequirements: 0 },
  ]);
  expect((await installer.get(`${path}/requirements`)).body.requirements[0].completed).toBe(true);
  await app.settle();
  const [{ text }] = (await retailer.get('/api/notifications')).body.notifications;
  expect(text).toMatch(/back in Booked/);
  expect((await installer.post(`${path}/start`, {})).status).toBe(200);
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
});
