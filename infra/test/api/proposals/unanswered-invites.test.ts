import { beforeAll, expect, it } from '@jest/globals';
import { reopenProposals } from '#functions/core/proposals/reopen-proposals.ts';
import { documents } from '#functions/data/client.ts';
import { loadEnvironment } from '#functions/env.ts';
import { inviteDays } from '#infra/edge/limits.ts';
import { postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { dayMs } from '#shared/domain/days.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The expiry of an invitation. */

const app = startedApp();
let retailer: Client;
let ann: Client;
let bob: Client;
let sweepExpiredInvites: typeof import('#functions/core/follow-ups/sweep-expired-invites.ts').sweepExpiredInvites;
beforeAll(async () => {
  loadEnvironment('sweeper');
  ({ sweepExpiredInvites } = await import('#functions/core/follow-ups/sweep-expired-invites.ts'));
  [retailer, ann, bob] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});

const inDays = (days: number) => new Date(Date.now() + days * dayMs);

async function invited(...installers: Client[]): Promise<string> {
  const jobId = await postJob(retailer, { isPublic: false });
  const installerIds = installers.map(({ userId }) => userId);
  expect((await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds })).status).toBe(201);
  return jobId;
}
const answer = (who: Client, jobId: string, body: object) =>
  who.post(`/api/invites/${jobId}.${who.userId}/respond`, body);
const invitesOf = async (jobId: string) => (await retailer.get(`/api/jobs/${jobId}/invites`)).body.invites;
const titlesOf = async (who: Client): Promise<string[]> =>
  (await who.get('/api/notifications')).body.notifications.map((each: { title: string }) => each.title);
const offersOf = async (who: Client) => (await who.get('/api/dashboard/installer/stats')).body.tabs.offered;

it('an invitation has an expiry, and can be answered until then', async () => {
  const jobId = await invited(ann);
  const [invite] = await invitesOf(jobId);
  const days = (Date.parse(invite.expiresAt) - Date.parse(invite.createdAt)) / dayMs;
  expect(days).toBe(inviteDays);
  expect((await ann.get(`/api/jobs/${jobId}`)).body.job.viewer.invite.expiresAt).toBe(invite.expiresAt);
  expect(await sweepExpiredInvites(inDays(inviteDays - 0.01))).toBe(0);
  expect((await answer(ann, jobId, { status: 'accepted' })).status).toBe(200);
  expect(await sweepExpiredInvites(inDays(inviteDays + 0.01))).toBe(0);
});

it('an unanswered invitation expires: both parties are notified, the counts change, and it can be sent again', async () => {
  const jobId = await invited(ann, bob);
  expect((await answer(bob, jobId, { status: 'declined', reason: 'Booked out' })).status).toBe(200);
  const before = await offersOf(ann);
  const later = inDays(inviteDays + 0.01);
  expect(await sweepExpiredInvites(later)).toBe(1);
  expect(await sweepExpiredInvites(later)).toBe(0);
  await app.settle();

  const states = (await invitesOf(jobId)).map(
    (each: { installerId: string; status: string; declineReason: string }) => [
      each.installerId,
      each.status,
      each.declineReason,
    ],
  );
  expect(new Set(states)).toEqual(
    new Set([
      [ann.userId, 'expired', null],
      [bob.userId, 'declined', 'Booked out'],
    ]),
  );
  expect(await offersOf(ann)).toBe(before - 1);
  expect((await ann.get(`/api/jobs/${jobId}`)).status).toBe(404);
  expect((await answer(ann, jobId, { status: 'accepted' })).status).toBe(409);
  for (const who of [ann, retailer]) expect((await titlesOf(who))[0]).toContain('Invitation expired');
  const counts = async () => (await retailer.get(`/api/jobs/${jobId}`)).body.job.inviteCounts;
  expect(await counts()).toEqual({ pending: 0, accepted: 0, declined: 1 });

  const again = await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [ann.userId, bob.userId] });
  expect(again.body.invites.map((each: { status: string }) => each.status)).toEqual(['invited', 'declined']);
  expect(await counts()).toEqual({ pending: 1, accepted: 0, declined: 1 });
  expect(await offersOf(ann)).toBe(before);
  expect((await answer(ann, jobId, { status: 'declined' })).status).toBe(200);
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
});

it('an invitation that an award closed does not expire until the job is open again', async () => {
  const jobId = await invited(ann, bob);
  await answer(bob, jobId, { status: 'accepted' });
  await app.settle();
  const later = inDays(inviteDays + 0.01);
  expect(await sweepExpiredInvites(later)).toBe(0);
  expect((await retailer.post(`/api/jobs/${jobId}/unassign`)).status).toBe(200);
  await app.settle();
  expect(await sweepExpiredInvites(later)).toBe(1);
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
});

it('an invitation that is open again is valid as long as a new one, and its response time starts again', async () => {
  const jobId = await invited(ann, bob);
  await answer(bob, jobId, { status: 'accepted' });
  await app.settle();
  const release = app.hold();
  expect((await retailer.post(`/api/jobs/${jobId}/unassign`)).status).toBe(200);
  await reopenProposals(jobId, inDays(9));
  expect(await sweepExpiredInvites(inDays(9.01))).toBe(0);
  const invite = (await invitesOf(jobId)).find((each: { installerId: string }) => each.installerId === ann.userId);
  expect(Date.parse(invite.expiresAt) - Date.parse(invite.createdAt)).toBe(inviteDays * dayMs);
  expect(Math.abs(Date.parse(invite.createdAt) - inDays(9).getTime())).toBeLessThan(dayMs);
  expect(await sweepExpiredInvites(inDays(9 + inviteDays + 0.01))).toBe(1);
  release();
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
});
