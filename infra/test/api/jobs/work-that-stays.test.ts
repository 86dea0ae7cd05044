import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { awardedJob, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { childId } from '#shared/domain/ids.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;
let admin: Client;

beforeAll(async () => {
  [retailer, installer, admin] = await Promise.all([app.retailer(), app.installer(), app.admin()]);
});

const certificate = [{ label: 'Certificate', type: 'file_upload', required: true }];

/** Creates a job whose installer has completed the work and requested the payment. */
async function requestedJob(owner = retailer, worker = installer): Promise<string> {
  const jobId = await awardedJob(owner, worker, { requirements: certificate, priceExGst: 4000 });
  expect((await worker.post(`/api/jobs/${jobId}/start`, {})).status).toBe(200);
  const { requirements } = (await worker.get(`/api/jobs/${jobId}/requirements`)).body;
  const fileUrl = await upload(worker, pdf('certificate'), 'application/pdf');
  const path = `/api/requirements/${requirements[0].id}/complete`;
  expect((await worker.patch(path, { completed: true, fileUrl })).status).toBe(200);
  expect((await worker.post(`/api/jobs/${jobId}/complete`, {})).status).toBe(200);
  expect((await worker.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4000 })).status).toBe(200);
  return jobId;
}

async function returnWork(jobId: string): Promise<void> {
  const { requirements } = (await retailer.get(`/api/jobs/${jobId}/requirements`)).body;
  const path = `/api/requirements/${requirements[0].id}/return`;
  expect((await retailer.post(path, { reason: 'Page 2 is missing' })).status).toBe(200);
}

const unassign = (who: Client, jobId: string) => who.post(`/api/jobs/${jobId}/unassign`, {});
const payment = async (who: Client, jobId: string) => (await who.get(`/api/payments/${jobId}`)).body.payment;
const mayDo = async (who: Client, jobId: string): Promise<string[]> =>
  (await who.get(`/api/jobs/${jobId}`)).body.job.viewer.allowedActions;
const differences = async () => {
  await app.settle();
  return findDifferences(documents, app.tableName);
};

describe('a job that ever had an installer', () => {
  it('is not deleted by its owner, who can cancel it', async () => {
    const jobId = await awardedJob(retailer, installer);
    expect((await unassign(installer, jobId)).status).toBe(200);
    expect(await mayDo(retailer, jobId)).not.toContain('delete');
    const refused = await retailer.delete(`/api/jobs/${jobId}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This job was awarded to an installer, so it cannot be deleted. You can cancel it instead.',
    ]);
    expect((await retailer.post(`/api/jobs/${jobId}/cancel`, { reason: 'No longer needed' })).status).toBe(200);
    expect((await retailer.get(`/api/jobs/${jobId}`)).body.job.status).toBe('cancelled');
    expect(await differences()).toEqual([]);
  });

  it('is not deleted either if it was awarded by a version that stored no mark of an award', async () => {
    const jobId = await awardedJob(retailer, installer);
    await unassign(retailer, jobId);
    await rows().job.patch({ jobId }).remove(['wasAwarded']).go();
    expect((await retailer.delete(`/api/jobs/${jobId}`)).status).toBe(409);
  });

  it('is cancelled when its owner deletes their account, and a job that never had one is deleted', async () => {
    const leaver = await app.retailer();
    const kept = await awardedJob(leaver, installer);
    const gone = await postJob(leaver);
    await unassign(installer, kept);
    const closing = (await leaver.get('/api/auth/account-closing')).body;
    expect([closing.deletedTotal, closing.blockingTotal]).toEqual([2, 0]);
    expect(closing.deleted).toContainEqual(expect.objectContaining({ id: kept, isCancelled: true }));
    const { password } = leaver;
    const body = { password, deletedJobs: closing.deletedTotal };
    expect((await leaver.post('/api/auth/delete-account', body)).status).toBe(204);
    await app.settle();
    const { job } = (await admin.get(`/api/jobs/${kept}`)).body;
    expect([job.status, job.customerName]).toEqual(['cancelled', '']);
    expect((await admin.get(`/api/jobs/${gone}`)).status).toBe(404);
    expect(await differences()).toEqual([]);
  });
});

describe('a payment request that waits for its answer', () => {
  it('prevents the owner from unassigning the installer and from cancelling the job', async () => {
    const jobId = await requestedJob();
    await returnWork(jobId);
    expect(await mayDo(retailer, jobId)).not.toContain('unassign');
    const refused = await unassign(retailer, jobId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A payment request is waiting for your answer. Answer it before you unassign the installer.',
    ]);
    expect((await admin.patch(`/api/admin/jobs/${jobId}`, { status: 'booked' })).status).toBe(200);
    expect((await retailer.post(`/api/jobs/${jobId}/cancel`, { reason: 'Changed my mind' })).status).toBe(409);
    expect(await payment(retailer, jobId)).toMatchObject({ status: 'pending', requestedAmount: 4000 });
    expect(await differences()).toEqual([]);
  });

  it('stays on record with its files when the installer leaves, and the next installer makes a separate one', async () => {
    const jobId = await requestedJob();
    await returnWork(jobId);
    expect((await unassign(installer, jobId)).status).toBe(200);
    expect(await payment(retailer, jobId)).toMatchObject({
      status: 'pending',
      requestedAmount: 4000,
      formerInstallerId: installer.userId,
    });
    const { job } = (await retailer.get(`/api/jobs/${jobId}`)).body;
    expect(job).toMatchObject({ status: 'posted', paymentStatus: null });

    const next = await app.installer();
    await next.post(`/api/jobs/${jobId}/apply`, { message: 'Happy to help', leadTimeDays: 7 });
    const application = `/api/applications/${childId(jobId, next.userId)}`;
    expect((await retailer.put(application, { status: 'accepted' })).status).toBe(200);
    expect(await payment(next, jobId)).toBeNull();
    expect((await admin.patch(`/api/admin/jobs/${jobId}`, { status: 'completed' })).status).toBe(200);
    const asked = await next.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4000 });
    expect(asked.status).toBe(200);
    const { body } = await retailer.get(`/api/payments/${jobId}`);
    expect(body.payment.formerInstallerId).toBeUndefined();
    expect(body.earlier).toMatchObject([{ status: 'pending', formerInstallerId: installer.userId }]);
    expect((await next.get(`/api/payments/${jobId}`)).body.earlier).toBeUndefined();
    expect(await differences()).toEqual([]);
  });

  it('that was released stays with its remittance advice for both parties if the job is posted again', async () => {
    const jobId = await requestedJob();
    const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
    expect((await retailer.post(`/api/payments/${jobId}/approve`, { remittanceUrl })).status).toBe(200);
    expect((await admin.patch(`/api/admin/jobs/${jobId}`, { status: 'posted' })).status).toBe(200);
    await app.settle();
    const kept = await payment(retailer, jobId);
    expect(kept).toMatchObject({ status: 'released', formerInstallerId: installer.userId });
    for (const who of [retailer, installer]) {
      expect((await who.get(kept.remittanceUrl)).status).toBe(302);
      const own = (await who.get('/api/payments')).body.payments.filter(({ id }: { id: string }) => id === jobId);
      expect(own).toMatchObject([{ stage: 'paid', amountExGst: 4000, hasRemittance: true }]);
    }
    expect((await installer.get(`/api/jobs/${jobId}`)).body.job?.viewer.relations ?? []).not.toContain('assignee');
    expect(await differences()).toEqual([]);
  });
});
