import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { costOf } from '#infra/bench/capacity.ts';
import { type Crowd, gather } from '#infra/bench/crowd.ts';
import { screens } from '#infra/bench/screens.ts';
import { carryOut } from '#infra/cost/activities.ts';
import { gatherCast } from '#infra/cost/cast.ts';
import { handlerOf } from '../../harness/app.ts';
import { startedApp } from '../../harness/started-app.ts';

const jobs = 240;
const app = startedApp();
let crowd: Crowd;
const seeder = DynamoDBDocumentClient.from(new DynamoDBClient());

beforeAll(async () => {
  const { documents } = await import('#functions/data/client.ts');
  const { tableName, settle } = app;
  crowd = await gather({ documents, seeder, tableName, settle }, await app.retailer(), await app.installer());
  await crowd.growTo(jobs);
});
afterAll(() => seeder.destroy());

it.each(screens.map((screen) => [screen.name, screen] as const))('%s stays within its limit', async (_, screen) => {
  const { documents } = await import('#functions/data/client.ts');
  // Follow-up work uses the same client, so it would count as part of the call.
  await app.settle();
  const cost = await costOf(screen, crowd, app.client(), documents);
  // Lists the requests in the failure message if there are too many.
  expect(cost.requests.length > screen.most.requests ? cost.requests : []).toEqual([]);
  expect(cost.units).toBeLessThanOrEqual(screen.most.units);
  expect(cost.units).toBeGreaterThan(0);
});

it('the cost of each activity of a month can be measured, with its follow-up work', async () => {
  const { place, cast } = await gatherCast({ ...app, handlerOf });
  const { job, retailerSession, installerSession, visit, newPerson, sweep } = await carryOut(place, cast);
  expect(job).toMatchObject({ calls: expect.any(Number), commands: { SendEmailCommand: expect.any(Number) } });
  for (const used of [job.writeUnits, job.followUps, job.byteMonths, newPerson.writeUnits, sweep.readUnits])
    expect(used).toBeGreaterThan(0);
  for (const { calls, readUnits, bytes, cpu } of [retailerSession, installerSession, visit])
    expect(Math.min(calls, readUnits, bytes, cpu)).toBeGreaterThan(0);
});

it('the limits of the screens are measured on full pages', async () => {
  const { body } = await crowd.installer.get('/api/jobs/installer?tab=offered');
  expect(body.jobs).toHaveLength(50);
});
