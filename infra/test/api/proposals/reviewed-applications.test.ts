import { beforeAll, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** An application is reviewed once the owner of the job has opened it, and the applicant sees that. */

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

it('only an application that the owner opens is reviewed', async () => {
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

it('opening an answered or withdrawn application changes nothing', async () => {
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
