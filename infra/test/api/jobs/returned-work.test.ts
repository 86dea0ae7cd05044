import { beforeAll, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});

it('work on a job without requirements is returned with a reason, which the installer reads until the job is complete', async () => {
  const path = `/api/jobs/${await awardedJob(retailer, installer, { requirements: [] })}`;
  await installer.post(`${path}/start`);
  await installer.post(`${path}/complete`);
  await installer.post(`${path}/request-payment`, { requestedAmount: 4200.5 });

  expect((await retailer.post(`${path}/return`, { reason: ' ' })).body.fields).toEqual({
    reason: 'Say what needs to change',
  });
  const { status, body } = await retailer.post(`${path}/return`, { reason: 'A cable hangs down' });
  expect([status, body.job]).toMatchObject([
    200,
    { status: 'in_progress', completedAt: null, returnedReason: 'A cable hangs down', requirementCount: 0 },
  ]);
  expect((await installer.get(path)).body.job).toMatchObject({
    returnedReason: 'A cable hangs down',
    paymentStatus: 'pending',
  });
  await app.settle();
  const [notice] = (await installer.get('/api/notifications')).body.notifications;
  expect([notice.title, notice.text]).toEqual(['Changes requested', 'A cable hangs down']);
  const { events } = (await installer.get(`${path}/history`)).body;
  expect(events[0]).toMatchObject({ kind: 'returned', reason: 'A cable hangs down' });

  expect((await installer.post(`${path}/complete`)).body.job).toMatchObject({
    status: 'completed',
    returnedReason: null,
  });
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
});

it('work that is paid cannot be returned', async () => {
  const path = `/api/jobs/${await awardedJob(retailer, installer, { requirements: [] })}`;
  await installer.post(`${path}/start`);
  expect((await retailer.post(`${path}/return`, { reason: 'Not yet' })).status).toBe(409);
  await installer.post(`${path}/complete`);
  expect((await installer.post(`${path}/return`, { reason: 'Mine' })).status).toBe(403);
});
