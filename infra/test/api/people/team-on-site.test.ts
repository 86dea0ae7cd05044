import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, pdf, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import type { Answer } from '../../harness/account-clients.ts';
import { password } from '../../harness/app.ts';
import { inDays } from '../../harness/days.ts';
import { done } from '../../harness/done.ts';
import { colleagueOf, twoCompanies } from '../../harness/join-company.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The team of a job: the people of the installer's company on site. One of them signs off the work. */

const app = startedApp();
let owner: Client;
let installer: Client;
let lee: Client;
beforeAll(async () => {
  ({ owner, installer, lee } = await twoCompanies(app));
});

const assign = (who: Client, jobId: string, body: object): Promise<Answer> => who.put(`/api/jobs/${jobId}/team`, body);
const both = () => ({ people: [installer.userId, lee.userId], signerId: lee.userId });
const teamFor = async (who: Client, jobId: string): Promise<Json> =>
  (await done(who.get(`/api/jobs/${jobId}`))).job.team;
const jobWithTeam = async (): Promise<string> => {
  const jobId = await awardedJob(owner, installer);
  await done(assign(lee, jobId, both()));
  return jobId;
};

describe('the team of a job', () => {
  it('is shown with full names to its own company, and with first names to the retailer', async () => {
    const jobId = await jobWithTeam();
    expect(await teamFor(installer, jobId)).toEqual([
      { id: installer.userId, name: 'Sam Sunny', signsOff: false },
      { id: lee.userId, name: 'Lee Park', signsOff: true },
    ]);
    expect(await teamFor(owner, jobId)).toEqual([
      { name: 'Sam', signsOff: false },
      { name: 'Lee', signsOff: true },
    ]);
  });

  it('is not in the answer for a job without a team, or for another installer', async () => {
    const jobId = await awardedJob(owner, installer);
    expect(await teamFor(installer, jobId)).toBeUndefined();
    const stranger = await app.installer();
    expect((await assign(stranger, await jobWithTeam(), both())).status).toBe(404);
  });

  it('can have only people of the company, and one of them signs off the work', async () => {
    const jobId = await awardedJob(owner, installer);
    const stranger = await app.installer();
    const unknown = await assign(lee, jobId, { people: [stranger.userId], signerId: null });
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['people']]);
    const outside = await assign(lee, jobId, { people: [lee.userId], signerId: installer.userId });
    expect([outside.status, Object.keys(outside.body.fields)]).toEqual([422, ['signerId']]);
    expect(await teamFor(installer, jobId)).toBeUndefined();
  });

  it('is changed only from the team that the person saw, so the second of two people reads the change of the first', async () => {
    const jobId = await awardedJob(owner, installer);
    const seen = { people: [], signerId: null };
    const answers = await Promise.all([
      assign(lee, jobId, { people: [lee.userId], signerId: null, seen }),
      assign(installer, jobId, { people: [installer.userId], signerId: null, seen }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.changes).toMatchObject([{ field: 'people', from: [] }]);
  });

  it('is deleted when the installer leaves the job, and the next installer starts without one', async () => {
    const jobId = await jobWithTeam();
    await done(installer.post(`/api/jobs/${jobId}/unassign`, {}));
    expect(await teamFor(owner, jobId)).toBeUndefined();
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('the person who signs off the work', () => {
  it('can be replaced without a reason before the start, but not after it', async () => {
    const jobId = await jobWithTeam();
    await done(assign(lee, jobId, { ...both(), signerId: installer.userId }));
    await done(lee.post(`/api/jobs/${jobId}/start`, {}));
    const bare = await assign(lee, jobId, both());
    expect([bare.status, Object.keys(bare.body.fields)]).toEqual([422, ['reason']]);
    await done(assign(lee, jobId, { ...both(), reason: 'Sam is unwell' }));
    expect(await teamFor(owner, jobId)).toContainEqual({ name: 'Lee', signsOff: true });
    await app.settle();
    const { notifications } = await done(owner.get('/api/notifications'));
    expect(notifications[0]).toMatchObject({
      title: 'Accredited installer changed',
      text: 'Lee will now sign off the work. Reason: Sam is unwell',
    });
    const { events } = await done(owner.get(`/api/jobs/${jobId}/history`));
    expect(events[0]).toMatchObject({ kind: 'signerChanged', reason: 'Sam is unwell', by: { person: 'Lee' } });
    const [mail] = (await app.mails(owner.email)).slice(-1);
    expect(mail?.text).not.toContain('unwell');
  });

  it('can be replaced only with a reason even if the started job was rescheduled, and the history has each reason', async () => {
    const jobId = await jobWithTeam();
    const path = `/api/jobs/${jobId}`;
    await done(lee.post(`${path}/start`, {}));
    await done(assign(lee, jobId, { ...both(), signerId: installer.userId, reason: 'Lee is unwell' }));
    await done(lee.post(`${path}/schedule`, { installationDate: inDays(3) }));
    expect((await assign(lee, jobId, both())).status).toBe(422);
    await done(assign(lee, jobId, { ...both(), reason: 'Sam is away' }));
    const { events } = await done(owner.get(`${path}/history`));
    const reasons = events.flatMap(({ kind, reason }: Json) => (kind === 'signerChanged' ? [reason] : []));
    expect(reasons).toEqual(['Sam is away', 'Lee is unwell']);
  });

  it('can be added after the start without a reason if there was none before', async () => {
    const jobId = await awardedJob(owner, installer);
    await done(lee.post(`/api/jobs/${jobId}/start`, {}));
    await done(assign(lee, jobId, both()));
    expect(await teamFor(owner, jobId)).toHaveLength(2);
  });
});

describe('a person who leaves the company', () => {
  it('is removed from the team of each unfinished job', async () => {
    const kai = await colleagueOf(app, installer, { name: 'Kai Brook', rank: 'lead' });
    const jobId = await awardedJob(owner, installer);
    await done(assign(lee, jobId, { people: [kai.userId, lee.userId], signerId: kai.userId }));
    await done(installer.delete(`/api/people/${kai.userId}`));
    await app.settle();
    expect(await teamFor(owner, jobId)).toEqual([{ name: 'Lee', signsOff: false }]);
    const { events } = await done(owner.get(`/api/jobs/${jobId}/history`));
    expect(events.map(({ kind }: Json) => kind)).not.toContain('signerChanged');
    const again = await assign(lee, jobId, { people: [kai.userId], signerId: null });
    expect(again.status).toBe(422);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('the person who signs off started work and leaves the company', () => {
  it('is removed with a reason, which the retailer reads', async () => {
    const kim = await colleagueOf(app, installer, { name: 'Kim Wren', rank: 'lead' });
    const jobId = await awardedJob(owner, installer);
    await done(assign(lee, jobId, { people: [kim.userId], signerId: kim.userId }));
    await done(lee.post(`/api/jobs/${jobId}/start`, {}));
    await done(installer.delete(`/api/people/${kim.userId}`));
    await app.settle();
    const { events } = await done(owner.get(`/api/jobs/${jobId}/history`));
    expect(events[0]).toMatchObject({
      kind: 'signerChanged',
      reason: 'The person who signed off the work has left the company.',
    });
    const { notifications } = await done(owner.get('/api/notifications'));
    expect(notifications[0].title).toBe('Accredited installer changed');
  });
});

describe('a company that deletes its account', () => {
  it('leaves no name of its people on the record of a job', async () => {
    const pair = await twoCompanies(app);
    const jobId = await awardedJob(pair.owner, pair.installer, { requirements: [] });
    await done(assign(pair.lee, jobId, { people: [pair.lee.userId], signerId: pair.lee.userId }));
    const path = `/api/jobs/${jobId}`;
    await done(pair.lee.post(`${path}/start`, {}));
    await done(assign(pair.lee, jobId, { people: [pair.installer.userId], signerId: null, reason: 'Lee is unwell' }));
    await done(pair.lee.post(`${path}/complete`, {}));
    await done(pair.lee.post(`${path}/request-payment`, { requestedAmount: 4200.5 }));
    const remittanceUrl = await upload(pair.owner, pdf('remittance'), 'application/pdf');
    await done(pair.owner.post(`/api/payments/${jobId}/approve`, { remittanceUrl }));
    await done(pair.installer.post('/api/auth/delete-account', { password, deletedJobs: 0 }));
    await app.settle();
    expect(await teamFor(pair.owner, jobId)).toBeUndefined();
    const history = await done(pair.owner.get(`${path}/history`));
    expect(JSON.stringify(history)).not.toMatch(/unwell|Sam|Lee/);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('the calendar of the company', () => {
  it('has the team of each job, and the calendar of the retailer does not', async () => {
    const jobId = await jobWithTeam();
    await done(lee.post(`/api/jobs/${jobId}/schedule`, { installationDate: inDays(5) }));
    const listed = async (who: Client): Promise<Json> =>
      (await done(who.get('/api/jobs/own?size=100'))).jobs.find(({ id }: Json) => id === jobId);
    expect((await listed(installer)).team).toEqual(both().people);
    expect(await listed(owner)).not.toHaveProperty('team');
    const otherId = await awardedJob(owner, installer);
    const { plan } = await done(lee.get(`/api/jobs/${otherId}/schedule-plan`));
    expect(plan.bookings.find(({ job }: Json) => job?.id === jobId).job.team).toEqual(both().people);
    const seenByOwner = (await done(owner.get(`/api/jobs/${otherId}/schedule-plan`))).plan;
    expect(seenByOwner.bookings.find(({ job }: Json) => job?.id === jobId).job.team).toEqual([]);
  });
});
