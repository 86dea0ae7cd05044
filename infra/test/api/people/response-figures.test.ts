import { beforeAll, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { readList } from '#functions/data/lists/list-queries.ts';
import { loadEnvironment } from '#functions/env.ts';
import { inviteDays } from '#infra/edge/limits.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { dayMs } from '#shared/domain/days.ts';
import { done } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  [retailer, installer] = await Promise.all([
    app.retailer(),
    app.installer({ location: 'Hobart TAS 7000', statesServed: ['TAS'] }),
  ]);
});

async function invite(): Promise<string> {
  const jobId = await postJob(retailer, { isPublic: false });
  await done(retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [installer.userId] }));
  return jobId;
}
const answer = (jobId: string, status: string) =>
  done(installer.post(`/api/invites/${jobId}.${installer.userId}/respond`, { status }));
async function apply(): Promise<string> {
  const jobId = await postJob(retailer);
  await done(installer.post(`/api/jobs/${jobId}/apply`, { message: 'Free that week', leadTimeDays: 3 }));
  return jobId;
}
const decide = (jobId: string, status: string) =>
  done(retailer.put(`/api/applications/${jobId}.${installer.userId}`, { status }));

const figuresIn = ({ responseHours, responseRate }: Record<string, unknown>) => [responseHours, responseRate];
async function ofInstaller() {
  await app.settle();
  return figuresIn((await app.client().get(`/api/public/installers/${installer.userId}`)).body.installer);
}
async function ofCompany() {
  await app.settle();
  return figuresIn((await app.client().get(`/api/public/company/${retailer.userId}`)).body);
}

it('an installer has a response figure from the fifth invitation on, answered or expired', async () => {
  for (const status of ['declined', 'declined', 'declined', 'accepted']) await answer(await invite(), status);
  expect(await ofInstaller()).toEqual([null, null]);
  await answer(await invite(), 'declined');
  expect(await ofInstaller()).toEqual([1, 100]);
  const listed = (await readList('installers', 'TAS')).find(({ id }) => id === installer.userId);
  expect(listed?.responseHours).toBe(1);

  await invite();
  loadEnvironment('sweeper');
  const { sweepExpiredInvites } = await import('#functions/core/follow-ups/sweep-expired-invites.ts');
  expect(await sweepExpiredInvites(new Date(Date.now() + (inviteDays + 0.01) * dayMs))).toBe(1);
  expect(await ofInstaller()).toEqual([1, 83]);
});

it('a company has a response figure for applications, and keeps it when it deletes the jobs', async () => {
  const rejected = await apply();
  for (const jobId of [rejected, await apply(), await apply(), await apply()]) await decide(jobId, 'rejected');
  expect(await ofCompany()).toEqual([null, null]);
  await decide(await apply(), 'accepted');
  expect(await ofCompany()).toEqual([1, 100]);
  await done(retailer.delete(`/api/jobs/${rejected}`));
  expect(await ofCompany()).toEqual([1, 100]);
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
});
