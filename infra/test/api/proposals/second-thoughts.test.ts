import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, jobForm, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Requests after an installer has left or was turned down, requests during a change of the job, and repeated requests. */

const app = startedApp();
let retailer: Client;
let ann: Client;
let bob: Client;
beforeAll(async () => {
  [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});

const paymentOf = async (jobId: string) => (await retailer.get(`/api/payments/${jobId}`)).body.payment;
const requirementOf = async (who: Client, jobId: string): Promise<string> =>
  (await who.get(`/api/jobs/${jobId}/requirements`)).body.requirements[0].id;

async function workDone(installer: Client, jobId: string): Promise<void> {
  await installer.post(`/api/jobs/${jobId}/start`);
  await installer.patch(`/api/requirements/${await requirementOf(installer, jobId)}/complete`, { completed: true });
  expect((await installer.post(`/api/jobs/${jobId}/complete`)).status).toBe(200);
}

describe('a payment request', () => {
  it('stays on record when the installer who made it leaves, and the next installer is not paid for it', async () => {
    const requirements = [{ label: 'Rebates', type: 'checkbox' }];
    const jobId = await awardedJob(retailer, ann, { requirements });
    await workDone(ann, jobId);
    const asked = { requestedAmount: 9_999, changeDescription: 'More work than thought' };
    expect((await ann.post(`/api/jobs/${jobId}/request-payment`, asked)).status).toBe(200);
    const returned = await retailer.post(`/api/requirements/${await requirementOf(ann, jobId)}/return`, {
      reason: 'Not signed',
    });
    expect(returned.status).toBe(200);
    expect(await paymentOf(jobId)).toMatchObject({ status: 'pending', requestedAmount: 9_999 });

    expect((await ann.post(`/api/jobs/${jobId}/unassign`)).status).toBe(200);
    expect((await retailer.get(`/api/jobs/${jobId}`)).body.job.paymentStatus).toBeNull();
    expect(await paymentOf(jobId)).toMatchObject({ requestedAmount: 9_999, formerInstallerId: ann.userId });

    await bob.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
    await retailer.put(`/api/applications/${jobId}.${bob.userId}`, { status: 'accepted' });
    await workDone(bob, jobId);
    const approved = await retailer.post(`/api/payments/${jobId}/approve`, {
      remittanceUrl: '00000000-0000-4000-8000-000000000000',
    });
    expect([approved.status, approved.body.code]).toEqual([409, 'wrong_state']);
    const own = await bob.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4_200.5 });
    expect(own.body.payment).toMatchObject({ requestedAmount: 4_200.5, changeDescription: null });
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('an installer who was turned down', () => {
  it('does not see the action "apply", because applying again is refused', async () => {
    const jobId = await postJob(retailer);
    const actionsOf = async () => (await ann.get(`/api/jobs/${jobId}`)).body.job.viewer.allowedActions;
    expect(await actionsOf()).toContain('apply');
    await ann.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
    expect(await actionsOf()).toEqual(['withdrawApplication']);
    await retailer.put(`/api/applications/${jobId}.${ann.userId}`, { status: 'rejected' });
    expect(await actionsOf()).toEqual([]);
    const again = await ann.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
    expect([again.status, again.body.code]).toEqual([409, 'already_exists']);
  });
});

describe('the share token of a request', () => {
  /** Lets the owner change the job just before the transaction of the request, which must then check everything again. */
  async function whileOwnerEdits<T>(jobId: string, act: () => Promise<T>): Promise<T> {
    let isFirst = true;
    documents.middlewareStack.add(
      (next, context) => async (args) => {
        if (isFirst && context.commandName === 'TransactWriteItemsCommand') {
          isFirst = false;
          await retailer.put(`/api/jobs/${jobId}`, jobForm({ isPublic: false, notes: 'Ring twice.' }));
        }
        return next(args);
      },
      { name: 'interleave', step: 'initialize' },
    );
    try {
      return await act();
    } finally {
      documents.middlewareStack.remove('interleave');
    }
  }

  it.each([
    ['accept', {}, 200],
    ['apply', { leadTimeDays: 3 }, 201],
  ])('still allows the action %s if the job changes at the same moment', async (action, body, done) => {
    const jobId = await postJob(retailer, { isPublic: false });
    const { shareToken } = (await retailer.post(`/api/jobs/${jobId}/share`)).body;
    const send = () => ann.post(`/api/jobs/${jobId}/${action}`, body, { 'x-share-token': shareToken });
    expect((await whileOwnerEdits(jobId, send)).status).toBe(done);
  });
});

describe('invitations sent again with the same key', () => {
  it('get the answer with exactly the invitations that were first sent with that key', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    const invite = (installerIds: string[], key: string) =>
      retailer.post(`/api/jobs/${jobId}/invites`, { installerIds }, { 'idempotency-key': key });
    const first = await invite([ann.userId], `first-${jobId}`);
    expect(first.status).toBe(201);
    expect((await invite([bob.userId, ann.userId], `second-${jobId}`)).status).toBe(201);
    expect((await invite([ann.userId], `first-${jobId}`)).body).toEqual(first.body);
    const { body } = await invite([bob.userId, ann.userId], `second-${jobId}`);
    expect(body.invites.map((each: { installerId: string }) => each.installerId)).toEqual([bob.userId, ann.userId]);
  });
});
