import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { findDifferences } from '../../integrity/find-differences.ts';
import { type App, startApp } from './app.ts';
import { awardedJob, pdf, postJob, upload } from './builders.ts';
import type { Client } from './client.ts';

let app: App;
let retailer: Client;
let installer: Client;
let jobId: string;
const differences = () => findDifferences(documents, app.tableName);

beforeAll(async () => {
  app = await startApp();
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  jobId = await awardedJob(retailer, installer);
  await app.settle();
});
afterAll(() => app.close());

describe('the recount', () => {
  it('agrees after a job from posting to both reviews, an unassignment, a cancellation and a deletion', async () => {
    const other = await app.installer();
    const paid = await awardedJob(retailer, installer, { requirements: [] });
    await installer.post(`/api/jobs/${paid}/start`);
    await installer.post(`/api/jobs/${paid}/complete`, {});
    await installer.post(`/api/jobs/${paid}/request-payment`, { requestedAmount: 4200.5 });
    const remittanceUrl = await upload(retailer, pdf(paid), 'application/pdf');
    await retailer.post(`/api/payments/${paid}/approve`, { remittanceUrl });
    await retailer.post('/api/ratings', { jobId: paid, communication: 4, workmanship: 5, professionalism: 3 });
    await installer.post('/api/ratings', { jobId: paid, communication: 5 });
    const left = await postJob(retailer);
    await other.post(`/api/jobs/${left}/apply`, { leadTimeDays: 2 });
    await installer.post(`/api/jobs/${left}/apply`, { leadTimeDays: 2 });
    await retailer.put(`/api/applications/${left}.${installer.userId}`, { status: 'accepted' });
    await app.settle();
    expect(await differences()).toEqual([]);
    await installer.post(`/api/jobs/${left}/unassign`, {});
    await app.settle();
    expect((await retailer.get(`/api/jobs/${left}`)).body.job.applicationCount).toBe(1);
    const shy = await postJob(retailer, { isPublic: false });
    await retailer.post(`/api/jobs/${shy}/invites`, { installerIds: [installer.userId, other.userId] });
    await installer.post(`/api/invites/${shy}.${installer.userId}/respond`, { status: 'declined' });
    await retailer.post(`/api/jobs/${shy}/cancel`, { reason: 'The customer changed their mind' });
    const gone = await postJob(retailer);
    await other.post(`/api/jobs/${gone}/apply`, { leadTimeDays: 2 });
    await retailer.delete(`/api/jobs/${gone}`);
    await app.settle();
    expect(await differences()).toEqual([]);
  });

  const planted: [string, RegExp, () => Promise<unknown>][] = [
    [
      'a tab count',
      /tab count accepted/,
      () => rows().tabCounts.update({ userId: retailer.userId }).add({ accepted: 1 }).go(),
    ],
    [
      'an unread count',
      /unread notifications/,
      () => rows().user.patch({ userId: retailer.userId }).add({ unreadNotifications: 1 }).go(),
    ],
    [
      'a public figure',
      /available jobs/,
      () => rows().publicStats.update({ scope: 'all' }).add({ availableJobs: 1 }).go(),
    ],
    ['a rating sum', /sixths/, () => rows().reputation.update({ userId: installer.userId }).add({ sixths: 1 }).go()],
    [
      'a requirement ticked beside its job',
      /open requirements/,
      async () => {
        const { data } = await rows().requirement.query.byId({ jobId }).go();
        const { requirementId = '' } = data[0] ?? {};
        return rows().requirement.patch({ jobId, requirementId }).set({ completed: true }).go();
      },
    ],
    ['a gap in the audit', /audit of job/, () => rows().audit.delete({ jobId, version: 2 }).go()],
    [
      'a row in the wrong list',
      /list keys of job/,
      () => rows().job.patch({ jobId }).set({ list1pk: 'elsewhere' }).go(),
    ],
    [
      'an application without its job',
      /application without its job/,
      () =>
        rows()
          .application.put({
            jobId: crypto.randomUUID(),
            installerId: installer.userId,
            status: 'applied',
            message: '',
            leadTimeDays: 1,
            createdAt: new Date().toISOString(),
          })
          .go(),
    ],
    [
      'a payment the card knows nothing of',
      /payment of job/,
      () => rows().job.patch({ jobId }).set({ paymentStatus: 'pending' }).go(),
    ],
  ];

  it.each(planted)('finds %s', async (_, found, plant) => {
    await plant();
    expect(await differences()).toEqual(expect.arrayContaining([expect.stringMatching(found)]));
  });
});
