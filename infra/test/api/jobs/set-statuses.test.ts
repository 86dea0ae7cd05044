import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { findJobRow } from '#functions/data/jobs/job-queries.ts';
import { rows } from '#functions/data/service.ts';
import { awardedJob, jobForm, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { adminStatuses, type StoredJobStatus, storedJobStatuses } from '#shared/domain/jobs/job.ts';
import { afterSetting, isStranded } from '#shared/domain/jobs/set-status.ts';
import { inDays } from '../../harness/days.ts';
import { done } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

/** An administrator sets jobs of every status to every other one, with and without an installer, a payment and reviews. */

const app = startedApp();
let retailer: Client;
let installer: Client;
let admin: Client;

beforeAll(async () => {
  [retailer, installer, admin] = await Promise.all([app.retailer(), app.installer(), app.admin()]);
});

const soon = () => inDays(7);
const set = (jobId: string, status: string) => done(admin.patch(`/api/admin/jobs/${jobId}`, { status }));
const viewOf = async (who: Client, jobId: string) => (await who.get(`/api/jobs/${jobId}`)).body.job;

/** The steps of a job's life in order, by name. */
const life: Record<string, (jobId: string) => Promise<void>> = {
  accepted: async () => undefined,
  booked: (id) => done(retailer.post(`/api/jobs/${id}/schedule`, { installationDate: soon() })),
  in_progress: (id) => done(installer.post(`/api/jobs/${id}/start`, {})),
  completed: (id) => done(installer.post(`/api/jobs/${id}/complete`, {})),
  'completed, requested': (id) => done(installer.post(`/api/jobs/${id}/request-payment`, { requestedAmount: 4000 })),
  paid: async (id) => {
    const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
    await done(retailer.post(`/api/payments/${id}/approve`, { remittanceUrl }));
  },
  'archived, reviewed': async (id) => {
    const scores = { professionalism: 5, workmanship: 4, communication: 5 };
    await done(retailer.post('/api/ratings', { jobId: id, ...scores, review: 'Neat' }));
  },
};
const lives = Object.keys(life);

async function livedUntil(last: string): Promise<string> {
  const jobId = await awardedJob(retailer, installer, { requirements: [], priceExGst: 4000 });
  for (const name of lives.slice(0, lives.indexOf(last) + 1)) await life[name]!(jobId);
  return jobId;
}

const withoutInstaller: Partial<Record<StoredJobStatus, () => Promise<string>>> = {
  draft: async () => (await retailer.post('/api/jobs', { ...jobForm(), status: 'draft' })).body.job.id,
  posted: () => postJob(retailer),
  cancelled: async () => {
    const id = await postJob(retailer);
    await done(retailer.post(`/api/jobs/${id}/cancel`, { reason: 'Sold' }));
    return id;
  },
};
for (const status of ['accepted', 'booked', 'completed', 'paid'] as const)
  withoutInstaller[status] = async () => {
    const id = await postJob(retailer);
    await set(id, status);
    return id;
  };

async function checkSetting(jobId: string, to: StoredJobStatus): Promise<void> {
  const before = await findJobRow(jobId);
  if (!before) throw new Error('There is no such job.');
  const due = afterSetting(
    {
      status: before.status,
      hasInstaller: before.assignedInstallerId !== undefined,
      hasDate: before.installationDate !== undefined,
      payment: before.paymentStatus ?? null,
    },
    to,
  );
  const paymentOf = async () => (await retailer.get(`/api/payments/${jobId}`)).body.payment;
  const payment = await paymentOf();
  const reviews = (await rows().rating.query.byId({ jobId }).go({ consistent: true })).data;
  await set(jobId, to);
  const after = await findJobRow(jobId);
  expect(after?.status).toBe(to);
  expect(after?.assignedInstallerId).toBe(due.installer === 'stays' ? before.assignedInstallerId : undefined);
  expect(after?.installationDate).toBe(due.date === 'stays' ? before.installationDate : undefined);
  const { formerInstallerId: _mark, ...kept } = (await paymentOf()) ?? {};
  const { formerInstallerId: _was, ...had } = payment ?? {};
  expect(kept).toEqual(had);
  expect((await rows().rating.query.byId({ jobId }).go({ consistent: true })).data).toEqual(reviews);
  await checkWaysOn(jobId, to, due.installer === 'stays');
}

/** Checks that the owner or the installer has an action that moves the job on. A stranded job can be put back or cancelled. */
async function checkWaysOn(jobId: string, status: StoredJobStatus, hasInstaller: boolean): Promise<void> {
  const owner: string[] = (await viewOf(retailer, jobId)).viewer.allowedActions;
  if (isStranded(status, hasInstaller)) {
    expect(owner).toEqual(expect.arrayContaining(['putBack', 'cancel']));
    return;
  }
  expect(owner).not.toContain('putBack');
  const worker: string[] = hasInstaller ? (await viewOf(installer, jobId)).viewer.allowedActions : [];
  const waysOn = ['acceptApplication', 'schedule', 'requestPayment', 'approvePayment', 'firstReview', 'laterReview'];
  expect([status, [...owner, ...worker].some((action) => waysOn.includes(action))]).toEqual([status, true]);
}

describe('an administrator sets each of five statuses', () => {
  it.each(lives)('of a job that is %s, and the earlier work, payment and reviews stay', async (last) => {
    for (const to of adminStatuses) {
      const jobId = await livedUntil(last);
      if ((await findJobRow(jobId))?.status !== to) await checkSetting(jobId, to);
    }
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it.each(storedJobStatuses.filter((status) => withoutInstaller[status]))(
    'of a job that is %s without an installer, and its owner can always move it on',
    async (status) => {
      for (const to of adminStatuses.filter((each) => each !== status))
        await checkSetting(await withoutInstaller[status]!(), to);
      await app.settle();
      expect(await findDifferences(documents, app.tableName)).toEqual([]);
    },
  );
});

describe('the owner of a job that an administrator left without an installer', () => {
  it.each(['accepted', 'booked', 'completed', 'paid'] as const)(
    'and set to %s is notified, and moves it on',
    async (to) => {
      const [back, ended] = [await postJob(retailer), await postJob(retailer)];
      for (const id of [back, ended]) await set(id, to);
      const { payments } = (await retailer.get('/api/payments')).body;
      const asked = payments.filter(({ id, stage }: { id: string; stage: string }) => id === ended && stage !== 'paid');
      expect(asked).toEqual([]);
      await app.settle();
      const { notifications } = (await retailer.get('/api/notifications')).body;
      expect(notifications[0]).toMatchObject({ title: 'Job without an installer' });
      expect((await retailer.put(`/api/jobs/${back}/status`, { status: 'posted' })).body.job.status).toBe('posted');
      await done(installer.post(`/api/jobs/${back}/apply`, { message: 'Happy to help', leadTimeDays: 7 }));
      const accepted = await retailer.put(`/api/applications/${back}.${installer.userId}`, { status: 'accepted' });
      expect(accepted.status).toBe(200);
      await done(retailer.post(`/api/jobs/${ended}/cancel`, { reason: 'No longer needed' }));
      await app.settle();
      expect(await findDifferences(documents, app.tableName)).toEqual([]);
    },
  );

  it('can delete their account, which cancels the job', async () => {
    const leaver = await app.retailer();
    const jobId = await postJob(leaver);
    await set(jobId, 'booked');
    const { blockingTotal, deletedTotal } = (await leaver.get('/api/auth/account-closing')).body;
    expect([blockingTotal, deletedTotal]).toEqual([0, 1]);
    await done(leaver.post('/api/auth/delete-account', { password: leaver.password, deletedJobs: 1 }));
    await app.settle();
    expect((await viewOf(admin, jobId)).status).toBe('cancelled');
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('cannot set a job with an installer back to New', async () => {
    const jobId = await awardedJob(retailer, installer);
    expect((await retailer.put(`/api/jobs/${jobId}/status`, { status: 'posted' })).status).toBe(409);
    expect((await installer.put(`/api/jobs/${jobId}/status`, { status: 'posted' })).status).toBe(403);
  });
});
