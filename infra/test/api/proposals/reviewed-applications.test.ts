import { beforeAll, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** An application becomes reviewed when the owner of the job opens it, and the applicant knows. */

const app = startedApp();
let retailer: Client;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});

async function appliedTo(): Promise<string> {
  const jobId = await postJob(retailer);
  for (const who of [ann, bob]) await who.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
  return jobId;
}
const open = (jobId: string, ...who: Client[]) =>
  retailer.post(`/api/jobs/${jobId}/applications/review`, { installerIds: who.map(({ userId }) => userId) });
const seenBy = async (who: Client, jobId: string) =>
  (await who.get(`/api/jobs/${jobId}`)).body.job.viewer.application.status;

it('an application that the owner opens is reviewed, and one that they have not opened is not', async () => {
  const jobId = await appliedTo();
  expect((await retailer.get(`/api/jobs/${jobId}/applications`)).status).toBe(200);
  expect(await seenBy(ann, jobId)).toBe('applied');
  expect((await open(jobId, ann)).status).toBe(204);
  expect([await seenBy(ann, jobId), await seenBy(bob, jobId)]).toEqual(['reviewed', 'applied']);
  const { applications } = (await retailer.get(`/api/jobs/${jobId}/applications`)).body;
  const first = applications.find((each: { installerId: string }) => each.installerId === ann.userId);
  expect(first).toMatchObject({ status: 'reviewed', reviewedAt: expect.any(String) });
  expect((await retailer.get(`/api/jobs/${jobId}`)).body.job.applicationCount).toBe(2);
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
});

it('opening an answered application again, or one that is not there, changes nothing', async () => {
  const jobId = await appliedTo();
  await retailer.put(`/api/applications/${jobId}.${ann.userId}`, { status: 'rejected' });
  await bob.post(`/api/applications/${jobId}.${bob.userId}/withdraw`);
  expect((await open(jobId, ann, bob)).status).toBe(204);
  expect(await seenBy(ann, jobId)).toBe('rejected');
  expect((await retailer.get(`/api/jobs/${jobId}/applications`)).body.applications).toHaveLength(1);
});

it('only the owner opens applications, and only while the job is open', async () => {
  const jobId = await appliedTo();
  const body = { installerIds: [ann.userId] };
  expect((await ann.post(`/api/jobs/${jobId}/applications/review`, body)).status).toBe(403);
  await retailer.put(`/api/applications/${jobId}.${ann.userId}`, { status: 'accepted' });
  expect((await open(jobId, bob)).status).toBe(409);
});
