import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { confirmSession } from '../../harness/confirm-session.ts';
import { inDays } from '../../harness/days.ts';
import { done } from '../../harness/done.ts';
import { colleagueOf, twoCompanies } from '../../harness/join-company.ts';
import { outcome } from '../../harness/outcome.ts';
import { startedApp } from '../../harness/started-app.ts';

/** A person with the rank `installer`, who sees and works on only the jobs whose team includes them. */

const app = startedApp();
let owner: Client;
let installer: Client;
let lee: Client;
let jo: Client;
/** A job with Jo in its team, and a job of the same company without Jo. */
let own: string;
let others: string;

const putOn = (jobId: string, people: Client[]) =>
  lee.put(`/api/jobs/${jobId}/team`, { people: people.map(({ userId }) => userId), signerId: null });
const idsIn = (jobs: Json[]): string[] => jobs.map(({ id }) => id);
const newestOf = async (who: Client): Promise<Json> => (await done(who.get('/api/notifications'))).notifications[0];

beforeAll(async () => {
  ({ owner, installer, lee } = await twoCompanies(app));
  jo = await colleagueOf(app, installer, { name: 'Jo Tran', rank: 'installer' });
  [own, others] = [await awardedJob(owner, installer), await awardedJob(owner, installer)];
  for (const [jobId, people] of [
    [own, [jo, lee]],
    [others, [lee]],
  ] as const) {
    await done(putOn(jobId, [...people]));
    await done(lee.post(`/api/jobs/${jobId}/schedule`, { installationDate: inDays(4) }));
  }
  await app.settle();
});

describe('an installer on site', () => {
  it('opens the job they are on, with the customer, the requirements and the history', async () => {
    const { job } = await done(jo.get(`/api/jobs/${own}`));
    expect(job).toMatchObject({ id: own, status: 'booked', customerName: expect.any(String) });
    expect(job.viewer.allowedActions).toEqual(['start', 'completeRequirement']);
    expect((await done(jo.get(`/api/jobs/${own}/requirements`))).requirements.length).toBeGreaterThan(0);
    expect((await jo.get(`/api/jobs/${own}/history`)).status).toBe(200);
  });

  it('finds no other job of the company, and none that is open to the company', async () => {
    const open = await postJob(owner);
    const invitedTo = await postJob(owner, { isPublic: false });
    await done(owner.post(`/api/jobs/${invitedTo}/invites`, { installerIds: [installer.userId] }));
    for (const jobId of [others, open, invitedTo]) {
      for (const path of ['', '/requirements', '/history', '/calendar', '/reviews'])
        expect([path, (await jo.get(`/api/jobs/${jobId}${path}`)).status]).toEqual([path, 404]);
      expect(outcome(await jo.post(`/api/jobs/${jobId}/start`, {}))).toEqual([404, 'not_found']);
    }
  });

  it('sees only their own jobs in every list and count', async () => {
    expect(idsIn((await done(jo.get('/api/jobs/own'))).jobs)).toEqual([own]);
    expect(idsIn((await done(jo.get('/api/jobs/installer?tab=booked'))).jobs)).toEqual([own]);
    expect(idsIn((await done(jo.get('/api/jobs/installer?tab=accepted'))).jobs)).toEqual([]);
    expect((await done(jo.get('/api/dashboard/installer/stats'))).tabs).toMatchObject({
      booked: 1,
      offered: 0,
      all: 1,
    });
    const { counts, next } = await done(jo.get('/api/dashboard/worklist'));
    expect([counts, next.count]).toEqual([[{ kind: 'returned', count: 0 }], 1]);
    expect((await done(lee.get('/api/dashboard/installer/stats'))).tabs.booked).toBe(2);
  });

  it('reads a long list of their jobs page by page, each job once', async () => {
    const worker = await colleagueOf(app, installer, { name: 'Kim Wren', rank: 'installer' });
    const made: string[] = [];
    for (let count = 0; count < 27; count += 1) made.push(await awardedJob(owner, installer));
    for (const jobId of made) await done(putOn(jobId, [worker]));
    const first = await done(worker.get('/api/jobs/installer?tab=accepted'));
    const second = await done(worker.get(`/api/jobs/installer?tab=accepted&cursor=${first.nextCursor}`));
    expect([...idsIn(first.jobs), ...idsIn(second.jobs)]).toEqual(made.reverse());
    expect([first.jobs.length, second.nextCursor]).toEqual([25, null]);
    const wrong = await worker.get('/api/jobs/installer?tab=accepted&cursor=x');
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['cursor']]);
  });

  it('has a calendar link with only their own jobs', async () => {
    await confirmSession(jo);
    const { address } = (await done(jo.post('/api/calendar-feed', {}))).feed;
    const { text } = await app.client().get(new URL(address).pathname);
    expect(text).toContain(own);
    expect(text).not.toContain(others);
  });

  it('reads no payments, and no file of a payment or credential', async () => {
    expect(outcome(await jo.get('/api/payments'))).toEqual([403, 'forbidden']);
    expect(outcome(await jo.get(`/api/payments/${own}`))).toEqual([403, 'forbidden']);
    const refused = await jo.post(`/api/jobs/${own}/request-payment`, { requestedAmount: 1 });
    expect(refused.body.message).toBe(
      "Your role here is Installer, which can't request or approve payments. Ask Sam Sunny or Lee Park.",
    );
  });

  it('does the work alone, from the start to the completion', async () => {
    const jobId = await awardedJob(owner, installer, { requirements: [] });
    await done(putOn(jobId, [jo]));
    await done(jo.post(`/api/jobs/${jobId}/start`, {}));
    await done(jo.post(`/api/jobs/${jobId}/complete`, {}));
    const { job } = await done(owner.get(`/api/jobs/${jobId}`));
    expect(job.status).toBe('completed');
    const { events } = await done(owner.get(`/api/jobs/${jobId}/history`));
    expect(events.map(({ by }: Json) => by?.person).slice(0, 2)).toEqual(['Jo', 'Jo']);
    await done(lee.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 }));
    const remittanceUrl = await upload(owner, pdf('remittance'), 'application/pdf');
    await done(owner.post(`/api/payments/${jobId}/approve`, { remittanceUrl }));
    expect((await lee.get(`/api/objects/${remittanceUrl}`)).status).toBe(302);
    expect((await jo.get(`/api/objects/${remittanceUrl}`)).status).toBe(404);
  });
});

describe('a person who is put on a job or taken off it', () => {
  it('is notified, and can open only the job they are on', async () => {
    const jobId = await awardedJob(owner, installer);
    await done(putOn(jobId, [jo]));
    await app.settle();
    expect(await newestOf(jo)).toMatchObject({ kind: 'team', title: "You're on a job", jobId, byName: 'Lee' });
    expect((await app.mails(jo.email)).at(-1)).toMatchObject({ subject: expect.stringContaining("You're on the job") });
    expect((await jo.get(`/api/jobs/${jobId}`)).status).toBe(200);
    await done(putOn(jobId, [lee]));
    await app.settle();
    expect(await newestOf(jo)).toMatchObject({ kind: 'team', title: "You're no longer on a job", jobId: null });
    expect((await jo.get(`/api/jobs/${jobId}`)).status).toBe(404);
    expect(await newestOf(installer)).not.toMatchObject({ kind: 'team' });
  });

  it('is not notified by their own press', async () => {
    const jobId = await awardedJob(owner, installer);
    await app.settle();
    const before = (await newestOf(lee)).id;
    await done(putOn(jobId, [lee]));
    await app.settle();
    expect((await newestOf(lee)).id).toBe(before);
  });
});

describe('the notifications of an installer on site', () => {
  it('are about the jobs they are on, and not about money', async () => {
    const [mine, theirs] = [await awardedJob(owner, installer), await awardedJob(owner, installer)];
    await done(putOn(mine, [jo]));
    for (const jobId of [mine, theirs])
      await done(owner.post(`/api/jobs/${jobId}/schedule`, { installationDate: inDays(6) }));
    await app.settle();
    const about = async (who: Client): Promise<string[]> =>
      (await done(who.get('/api/notifications'))).notifications
        .filter(({ kind, jobId }: Json) => kind === 'date' && [mine, theirs].includes(jobId))
        .map(({ jobId }: Json) => jobId);
    expect((await about(lee)).sort()).toEqual([mine, theirs].sort());
    expect(await about(jo)).toEqual([mine]);
  });

  it('say that the job is gone, also if the team ended with it', async () => {
    const jobId = await awardedJob(owner, installer);
    await done(putOn(jobId, [jo]));
    await done(owner.post(`/api/jobs/${jobId}/unassign`, { reason: 'The roof is not ready' }));
    await app.settle();
    expect(await newestOf(jo)).toMatchObject({ kind: 'unassign' });
  });
});

describe('what someone on site reads about a job', () => {
  it('has no payment in its history', async () => {
    const jobId = await awardedJob(owner, installer, { requirements: [] });
    await done(putOn(jobId, [jo]));
    await done(jo.post(`/api/jobs/${jobId}/start`, {}));
    await done(jo.post(`/api/jobs/${jobId}/complete`, {}));
    await done(lee.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 }));
    const kindsFor = async (who: Client): Promise<string[]> =>
      (await done(who.get(`/api/jobs/${jobId}/history`))).events.map(({ kind }: Json) => kind);
    expect(await kindsFor(lee)).toContain('paymentRequested');
    expect(await kindsFor(jo)).not.toContain('paymentRequested');
    expect(JSON.stringify(await done(jo.get(`/api/jobs/${jobId}/history`)))).not.toMatch(/"amount":\d/);
  });

  it('names no job that they are no longer on', async () => {
    const jobId = await awardedJob(owner, installer);
    await done(putOn(jobId, [jo]));
    await app.settle();
    const nameOf = async (): Promise<Json> =>
      (await done(jo.get('/api/notifications'))).notifications.find((each: Json) => each.jobId === jobId);
    expect(await nameOf()).toMatchObject({ suburb: expect.any(String), customerName: expect.any(String) });
    await done(putOn(jobId, []));
    expect(await nameOf()).toMatchObject({ suburb: null });
    expect(await nameOf()).not.toHaveProperty('customerName');
  });

  it('is for the map what a visitor sees, and they change no view of the company', async () => {
    const view = 'south=-40&west=140&north=-10&east=155';
    const seen = await done(jo.get(`/api/map?${view}`));
    expect(seen.role).toBeNull();
    expect(outcome(await jo.get('/api/kept/views'))).toEqual([403, 'forbidden']);
    expect(outcome(await jo.post('/api/reports', { personId: owner.userId, reason: 'Rude' }))).toEqual([
      403,
      'forbidden',
    ]);
  });
});

describe('a change of rank', () => {
  it('removes the notifications of the wider rank, and the invitations they could accept', async () => {
    const worker = await colleagueOf(app, installer, { name: 'Kit Moss', rank: 'lead' });
    const invitedTo = await postJob(owner, { isPublic: false });
    await done(owner.post(`/api/jobs/${invitedTo}/invites`, { installerIds: [installer.userId] }));
    await app.settle();
    expect(await newestOf(worker)).toMatchObject({ kind: 'invite', act: { name: 'accept' } });
    await done(installer.patch(`/api/people/${worker.userId}`, { rank: 'installer', seen: 'lead' }));
    expect(await newestOf(worker)).toMatchObject({ act: null, suburb: null });
    await app.settle();
    expect((await done(worker.get('/api/notifications'))).notifications).toEqual([]);
    expect((await done(worker.get('/api/notifications/unread-count'))).unreadCount).toBe(0);
  });

  it('counts from the next request on, in both directions', async () => {
    const worker = await colleagueOf(app, installer, { name: 'Ash Vale', rank: 'lead' });
    expect((await worker.get(`/api/jobs/${others}`)).status).toBe(200);
    await done(installer.patch(`/api/people/${worker.userId}`, { rank: 'installer', seen: 'lead' }));
    expect((await worker.get(`/api/jobs/${others}`)).status).toBe(404);
    await done(installer.patch(`/api/people/${worker.userId}`, { rank: 'lead', seen: 'installer' }));
    expect((await worker.get(`/api/jobs/${others}`)).status).toBe(200);
  });
});

describe('taking someone off a job while they complete it', () => {
  it('has one effect, and the slower of the two is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const jobId = await awardedJob(owner, installer, { requirements: [] });
      await done(putOn(jobId, [jo]));
      await done(jo.post(`/api/jobs/${jobId}/start`, {}));
      const [completed, moved] = await Promise.all([jo.post(`/api/jobs/${jobId}/complete`, {}), putOn(jobId, [lee])]);
      const { job } = await done(lee.get(`/api/jobs/${jobId}`));
      const isCompleted = completed.status === 200;
      expect(job.status).toBe(isCompleted ? 'completed' : 'in_progress');
      expect(moved.status === 200 || isCompleted).toBe(true);
      if (!isCompleted) expect(outcome(completed)).toEqual([404, 'not_found']);
    }
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});
