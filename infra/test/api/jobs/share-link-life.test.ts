import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, pdf, postJob, upload } from '../../../tools/in-process/builders.ts';
import type { Client, TestAnswer } from '../../../tools/in-process/client.ts';
import { findDifferences } from '../../../tools/integrity/find-differences.ts';
import { type App, startApp } from '../../harness/app.ts';

/** How a change of status affects the share link of a job, and what remains of an award. */

let app: App;
let retailer: Client;
let installer: Client;
beforeAll(async () => {
  app = await startApp();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
});
afterAll(() => app.close());

async function must(answering: Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await answering;
  expect(answer.status).toBeLessThan(400);
  return answer;
}
const share = async (jobId: string): Promise<string> =>
  (await must(retailer.post(`/api/jobs/${jobId}/share`))).body.shareToken;
const tokenOf = async (jobId: string) => (await must(retailer.get(`/api/jobs/${jobId}`))).body.job.shareToken;
const opens = async (token: string) => (await retailer.get(`/api/jobs/shared/${token}`)).status;
const noDifference = async () => {
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
};

async function award(jobId: string): Promise<void> {
  await must(installer.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 }));
  await must(retailer.put(`/api/applications/${jobId}.${installer.userId}`, { status: 'accepted' }));
}

describe('the share link of a job', () => {
  it('does not work while an installer has the job, and works again when they withdraw', async () => {
    const jobId = await postJob(retailer);
    const token = await share(jobId);
    expect(await opens(token)).toBe(200);
    await award(jobId);
    expect([await tokenOf(jobId), await opens(token)]).toEqual([token, 404]);
    await must(installer.post(`/api/jobs/${jobId}/unassign`, {}));
    expect([await tokenOf(jobId), await opens(token)]).toEqual([token, 200]);
    await noDifference();
  });

  it('stops working once the job is cancelled, deleted or paid', async () => {
    const cancelled = await postJob(retailer);
    const deleted = await postJob(retailer);
    const paid = await postJob(retailer, { requirements: [] });
    const tokens = [await share(cancelled), await share(deleted), await share(paid)];
    await must(retailer.post(`/api/jobs/${cancelled}/cancel`, { reason: 'No roof after all' }));
    await must(retailer.delete(`/api/jobs/${deleted}`));
    await award(paid);
    await must(installer.post(`/api/jobs/${paid}/start`));
    await must(installer.post(`/api/jobs/${paid}/complete`));
    await must(installer.post(`/api/jobs/${paid}/request-payment`, { requestedAmount: 4200.5 }));
    const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
    await must(retailer.post(`/api/payments/${paid}/approve`, { remittanceUrl }));
    expect(await Promise.all(tokens.map(opens))).toEqual([404, 404, 404]);
    await noDifference();
  });
});

describe('a job whose installer has withdrawn', () => {
  it('has nothing left from the award', async () => {
    const jobId = await awardedJob(retailer, installer, { requirements: [] });
    const date = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await must(retailer.post(`/api/jobs/${jobId}/schedule`, { installationDate: date }));
    await must(installer.post(`/api/jobs/${jobId}/start`));
    await must(installer.post(`/api/jobs/${jobId}/progress`));
    const { body } = await must(retailer.post(`/api/jobs/${jobId}/unassign`, {}));
    expect(body.job).toMatchObject({
      status: 'posted',
      assignedInstallerId: null,
      assignedInstaller: null,
      agreedPrice: null,
      installationDate: null,
      acceptedAt: null,
      startedAt: null,
      progressAt: null,
      postedAt: expect.any(String),
    });
    await noDifference();
  });
});
