import { beforeAll, expect, it } from '@jest/globals';
import { gatherJob } from '#functions/core/accounts/copies/gather-job.ts';
import type { Actor } from '#functions/core/actor.ts';
import { documents } from '#functions/data/client.ts';
import { inviteListKeys } from '#functions/data/entities/jobs/invite-entity.ts';
import { findInvite } from '#functions/data/proposals/invite-queries.ts';
import { rows } from '#functions/data/service.ts';
import { inviteDays } from '#infra/edge/limits.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { dayMs } from '#shared/domain/days.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The message of an invitation, and the answers to an expired invitation. */

const app = startedApp();
let retailer: Client;
let ann: Client;
beforeAll(async () => {
  [retailer, ann] = await Promise.all([app.retailer(), app.installer()]);
});

/** Changes the dates of Ann's invitation to the job, as if it had expired a second ago. */
async function afterItsTime(jobId: string): Promise<void> {
  const row = await findInvite(jobId, ann.userId);
  if (!row) throw new Error('There is no invitation');
  const earlier = (time: string | undefined) =>
    new Date(Date.parse(time ?? '') - inviteDays * dayMs - 1000).toISOString();
  const aged = { ...row, createdAt: earlier(row.createdAt), expiresAt: earlier(row.expiresAt) };
  await rows()
    .invite.put({ ...aged, ...inviteListKeys(aged) })
    .go();
}
const message = 'Steep roof, please bring two people. Gate code 4411.';

async function invited(): Promise<string> {
  const jobId = await postJob(retailer, { isPublic: false });
  const sent = await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [ann.userId], message });
  expect(sent.status).toBe(201);
  return jobId;
}
const respond = (jobId: string, status: string) => ann.post(`/api/invites/${jobId}.${ann.userId}/respond`, { status });
const offersTo = async (who: Client, tab: string) => (await who.get(`/api/jobs/installer?tab=${tab}`)).body.jobs;

it('the installer reads the message on the job page, the dashboard, in the notification and in the list of invitations', async () => {
  const jobId = await invited();
  await app.settle();
  expect((await ann.get(`/api/jobs/${jobId}`)).body.job.viewer.invite.message).toBe(message);
  for (const tab of ['offered', 'all'])
    expect((await offersTo(ann, tab)).find(({ id }: { id: string }) => id === jobId).inviteMessage).toBe(message);
  const [notification] = (await ann.get('/api/notifications')).body.notifications;
  expect(notification.text).toContain(message);
  const { invites } = (await ann.get('/api/invites')).body;
  expect(invites.find((each: { jobId: string }) => each.jobId === jobId)).toMatchObject({
    message,
    expiresAt: expect.any(String),
  });
});

it('a long message is shortened in the notification only', async () => {
  const jobId = await postJob(retailer, { isPublic: false });
  const long = 'Bring a ladder. '.repeat(60).trim();
  await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [ann.userId], message: long });
  await app.settle();
  const [notification] = (await ann.get('/api/notifications')).body.notifications;
  expect(notification.text).toContain('Bring a ladder.');
  expect(notification.text.length).toBeLessThan(300);
  expect((await ann.get(`/api/jobs/${jobId}`)).body.job.viewer.invite.message).toBe(long);
});

it('the owner sees their own message, and another installer does not', async () => {
  const jobId = await invited();
  const [invite] = (await retailer.get(`/api/jobs/${jobId}/invites`)).body.invites;
  expect(invite.message).toBe(message);
  const bob = await app.installer();
  expect((await bob.get(`/api/jobs/${jobId}`)).status).toBe(404);
  expect(JSON.stringify((await retailer.get('/api/jobs/retailer')).body)).not.toContain(message);
});

it('an expired invitation cannot be accepted or declined, even before the sweep', async () => {
  const jobId = await invited();
  await afterItsTime(jobId);
  expect((await ann.post(`/api/jobs/${jobId}/accept`)).status).toBe(404);
  for (const status of ['accepted', 'declined']) {
    const late = await respond(jobId, status);
    expect([late.status, late.body.code, late.body.message]).toEqual([
      409,
      'wrong_state',
      'This invitation has expired.',
    ]);
  }
  expect((await ann.get(`/api/jobs/${jobId}`)).status).toBe(404);
  const ids = async (tab: string) => (await offersTo(ann, tab)).map(({ id }: { id: string }) => id);
  expect([...(await ids('offered')), ...(await ids('all'))]).not.toContain(jobId);
  expect((await ann.get('/api/invites')).body.invites.map((each: { jobId: string }) => each.jobId)).not.toContain(
    jobId,
  );
  const [invite] = (await retailer.get(`/api/jobs/${jobId}/invites`)).body.invites;
  expect(invite.status).toBe('expired');
});

it('an expired invitation can be sent again before the sweep, and counts once', async () => {
  const jobId = await invited();
  const offered = async () => (await ann.get('/api/dashboard/installer/stats')).body.tabs.offered;
  const before = await offered();
  await afterItsTime(jobId);
  const again = await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [ann.userId] });
  expect(again.body.invites[0]).toMatchObject({ status: 'invited', message: '' });
  expect(await offered()).toBe(before);
  expect((await respond(jobId, 'accepted')).status).toBe(200);
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
});

it("expired invitations are in the owner's data copy", async () => {
  const jobId = await invited();
  const { expireInvite } = await import('#functions/core/proposals/expire-invite.ts');
  expect(await expireInvite(jobId, ann.userId, new Date(Date.now() + inviteDays * dayMs + 1000))).toBe(true);
  const { userId } = retailer;
  const copy = await gatherJob({ userId, role: 'retailer', person: { userId } } as Actor, jobId);
  expect(copy?.record).toMatchObject({ invitations: [{ installerId: ann.userId, status: 'expired', message }] });
});
