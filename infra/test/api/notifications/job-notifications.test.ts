import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#functions/new-id.ts';
import { awardedJob, jobForm, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { inDays } from '../../harness/days.ts';
import { done } from '../../harness/done.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Notifications about a job: its page marks them as read, and each has the job's name and the action that is still possible. */

const app = startedApp();
let retailer: Client;
let ann: Client;
let bob: Client;
beforeEach(async () => {
  [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});

async function apply(who: Client, jobId: string): Promise<void> {
  const { status } = await who.post(`/api/jobs/${jobId}/apply`, { message: 'Hello', leadTimeDays: 7 });
  expect(status).toBe(201);
  await app.settle();
}
async function invite(jobId: string, ...installers: Client[]): Promise<void> {
  const installerIds = installers.map(({ userId }) => userId);
  expect((await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds })).status).toBe(201);
  await app.settle();
}
async function edit(jobId: string, changes: Record<string, unknown>): Promise<void> {
  expect((await retailer.put(`/api/jobs/${jobId}`, jobForm(changes))).status).toBe(200);
}
const listed = async (who: Client): Promise<Json[]> => (await who.get('/api/notifications')).body.notifications;
const newest = async (who: Client): Promise<Json> => (await listed(who))[0];
const unreadOf = async (who: Client): Promise<number> =>
  (await who.get('/api/notifications/unread-count')).body.unreadCount;
const onPage = async (who: Client, jobId: string): Promise<string[]> =>
  (await who.get(`/api/jobs/${jobId}`)).body.job.viewer.unreadNotifications ?? [];
const mark = (who: Client, ids: unknown) => who.post('/api/notifications/read-all', { ids });

describe('the page of a job', () => {
  it("lists the reader's own unread notifications about this job, and one call marks exactly these", async () => {
    const [first, second] = [await postJob(retailer), await postJob(retailer)];
    await apply(ann, first);
    await apply(bob, second);
    await apply(bob, first);
    const ids = await onPage(retailer, first);
    expect(ids).toHaveLength(2);
    expect(await onPage(ann, first)).toEqual([]);
    expect(outcome(await mark(retailer, ids))).toEqual([200, undefined]);
    expect((await listed(retailer)).map(({ jobId, read }) => [jobId, read])).toEqual([
      [first, true],
      [second, false],
      [first, true],
    ]);
    expect([await unreadOf(retailer), await onPage(retailer, first)]).toEqual([1, []]);
  });

  it('leaves a notification unread that arrives after its answer and before the call that marks', async () => {
    const jobId = await postJob(retailer);
    await apply(ann, jobId);
    const ids = await onPage(retailer, jobId);
    await Promise.all([apply(bob, jobId), mark(retailer, ids)]);
    const states = (await listed(retailer)).map(({ text, read }) => [text.includes('applied'), read]);
    expect(states).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(await unreadOf(retailer)).toBe(1);
  });

  it('marks nothing more the second time, nor from several tabs at the same moment', async () => {
    const jobId = await postJob(retailer);
    await apply(ann, jobId);
    await apply(bob, jobId);
    const [one, other] = await onPage(retailer, jobId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => mark(retailer, [one, one])));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(8).fill([200, { unreadCount: 1 }]));
    expect((await mark(retailer, [one])).body).toEqual({ unreadCount: 1 });
    expect((await mark(retailer, [one, other])).body).toEqual({ unreadCount: 0 });
    expect((await listed(retailer)).every(({ read }) => read)).toBe(true);
  });

  it("changes nothing for ids of another company's notifications or of no notification", async () => {
    const jobId = await postJob(retailer);
    await apply(ann, jobId);
    const ids = await onPage(retailer, jobId);
    const stranger = await app.retailer();
    await apply(bob, await postJob(stranger));
    expect((await mark(stranger, [...ids, newId(new Date())])).body).toEqual({ unreadCount: 1 });
    expect([await unreadOf(retailer), await unreadOf(stranger)]).toEqual([1, 1]);
    expect((await listed(stranger)).map(({ read }) => read)).toEqual([false]);
  });

  it.each([
    ['an empty list', []],
    ['a word', ['abc']],
    ['no list', 'abc'],
    ['nothing', null],
    ['more than one transaction marks', Array.from({ length: 51 }, () => newId(new Date()))],
  ])('refuses ids that are %s', async (_, ids) => {
    expect(outcome(await mark(retailer, ids))).toEqual([422, 'invalid']);
  });
});

describe('a notification', () => {
  const place = { jobNumber: expect.stringMatching(/^[A-Z]+\d*-1001$/), suburb: 'Castle Hill' };
  const offer = {
    name: 'accept',
    termsVersion: 1,
    priceExGst: expect.any(Number),
    pvSizeKw: expect.any(Number),
    batterySizeKwh: expect.any(Number),
  };

  it('of an invitation can be accepted until it is answered, then asks for the date, and names the customer', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    await invite(jobId, ann, bob);
    const invitation = await newest(ann);
    expect(invitation).toMatchObject({ title: 'Invitation', ...place, jobTitle: expect.any(String), act: offer });
    expect(invitation).not.toHaveProperty('customerName');
    const { termsVersion } = invitation.act;
    expect((await ann.post(`/api/jobs/${jobId}/accept`, { termsVersion })).status).toBe(200);
    await app.settle();
    const awarded = { ...place, customerName: expect.any(String) };
    expect(await newest(ann)).toMatchObject({ ...awarded, act: { name: 'schedule' } });
    await ann.post(`/api/jobs/${jobId}/schedule`, { installationDate: inDays(9) });
    expect(await newest(ann)).toMatchObject({ ...awarded, act: null });
    // Bob can no longer open the job, so his notifications have only the texts that were stored with them.
    for (const each of await listed(bob))
      expect(each).toMatchObject({
        jobNumber: null,
        suburb: null,
        jobTitle: expect.stringMatching(/^[A-Z]+\d*-1001, Castle Hill, /),
        act: null,
      });
  });

  it('of an invitation can no longer be accepted once it is declined, and shows no later title of a private job', async () => {
    const jobId = await postJob(retailer, { isPublic: false, title: 'Roof' });
    await invite(jobId, ann);
    await ann.post(`/api/invites/${jobId}.${ann.userId}/respond`, { status: 'declined' });
    await edit(jobId, { isPublic: false, title: 'Secret villa' });
    const row = await newest(ann);
    expect([row.act, row.jobTitle]).toEqual([null, expect.stringMatching(/, Roof$/)]);
  });

  it('of changed terms lets the applicant accept the job on these terms', async () => {
    const jobId = await postJob(retailer);
    await apply(ann, jobId);
    await edit(jobId, { priceExGst: 5432 });
    await retailer.put(`/api/applications/${jobId}.${ann.userId}`, { status: 'accepted' });
    await app.settle();
    const asks = (await listed(ann)).find(({ kind }) => kind === 'award');
    expect(asks).toMatchObject({ ...place, act: { ...offer, termsVersion: 2, priceExGst: 5432 } });
  });

  it('of changes requested has the action "finish" for the installer until the work is completed', async () => {
    const requirements = [{ label: 'Tidy site', type: 'checkbox', required: true }];
    const jobId = await awardedJob(retailer, ann, { requirements });
    await ann.post(`/api/jobs/${jobId}/start`, {});
    const [{ id }] = (await ann.get(`/api/jobs/${jobId}/requirements`)).body.requirements;
    const complete = () => ann.patch(`/api/requirements/${id}/complete`, { completed: true });
    await complete();
    await retailer.post(`/api/requirements/${id}/return`, { reason: 'Sweep the path' });
    await app.settle();
    const asks = () => listed(ann).then((rows) => rows.find(({ kind }) => kind === 'return'));
    expect(await asks()).toMatchObject({ title: 'Changes requested', ...place, act: { name: 'finish' } });
    await complete();
    expect((await ann.post(`/api/jobs/${jobId}/complete`, {})).status).toBe(200);
    expect((await asks())?.act).toBeNull();
  });

  it('of an application has the action "review" while an application is open', async () => {
    const jobId = await postJob(retailer);
    await apply(ann, jobId);
    const customer = { customerName: expect.any(String) };
    expect(await newest(retailer)).toMatchObject({ ...place, ...customer, act: { name: 'review' } });
    await retailer.put(`/api/applications/${jobId}.${ann.userId}`, { status: 'rejected' });
    await app.settle();
    expect((await newest(retailer)).act).toBeNull();
    expect((await listed(ann)).map(({ act }) => act)).toEqual([null]);
    await apply(bob, jobId);
    await retailer.put(`/api/applications/${jobId}.${bob.userId}`, { status: 'accepted' });
    expect((await listed(retailer)).map(({ act }) => act)).toEqual([null, null]);
  });

  it('of a requested payment has the action "approve" until the payment is approved', async () => {
    const jobId = await awardedJob(retailer, ann, { requirements: [] });
    for (const step of ['start', 'complete']) await done(ann.post(`/api/jobs/${jobId}/${step}`, {}));
    const requestedAmount = 4300;
    await done(ann.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount, changeDescription: 'More cable' }));
    await app.settle();
    const acts = async () =>
      (await listed(retailer)).filter(({ kind }) => kind === 'payment').map(({ act }: Json) => act);
    expect(await acts()).toEqual([{ name: 'approve' }]);
    const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
    await done(retailer.post(`/api/payments/${jobId}/approve`, { remittanceUrl, requestedAmount }));
    await app.settle();
    expect(await acts()).toEqual([null]);
  });

  it('of a cancelled job has no action', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    await invite(jobId, ann);
    await retailer.post(`/api/jobs/${jobId}/cancel`, { reason: 'The roof is too old' });
    await app.settle();
    expect((await listed(ann)).map(({ title, act }) => [title, act])).toEqual([
      ['Invitation closed', null],
      ['Invitation', null],
    ]);
  });
});
