import { beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import type { WorkKind } from '#shared/domain/jobs/worklist.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;
let other: Client;
beforeAll(async () => {
  [retailer, installer, other] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
});

interface Row {
  kind: WorkKind;
  job: { id: string; customerName?: string };
  waitingSince: string;
  applicant?: { installerId: string };
  returned?: string[];
  requestedExGst?: number;
}

/** The counts that are not zero, each compared with the rows of its kind. */
async function workOf(person: Client): Promise<Partial<Record<WorkKind, Row[]>>> {
  await app.settle();
  const { body } = await person.get('/api/dashboard/worklist');
  const work: Partial<Record<WorkKind, Row[]>> = {};
  for (const { kind, count } of body.counts as { kind: WorkKind; count: number }[]) {
    const { rows } = (await person.get(`/api/dashboard/worklist?kind=${kind}`)).body as { rows: Row[] };
    expect([kind, rows.length]).toEqual([kind, count]);
    expect(rows.every((row) => row.kind === kind)).toBe(true);
    if (count > 0) work[kind] = rows;
  }
  return work;
}

const idsOf = async (person: Client): Promise<Partial<Record<WorkKind, string[]>>> =>
  Object.fromEntries(Object.entries(await workOf(person)).map(([kind, rows]) => [kind, rows.map(({ job }) => job.id)]));

const apply = (who: Client, jobId: string) =>
  who.post(`/api/jobs/${jobId}/apply`, { message: 'Happy to help', leadTimeDays: 7 });

describe('a worklist', () => {
  it('has one row for each open application, the oldest first, whichever job it is for', async () => {
    const [first, second] = [await postJob(retailer), await postJob(retailer)];
    await apply(installer, second);
    await apply(other, first);
    await apply(other, second);
    const { applications = [] } = await workOf(retailer);
    expect(applications.map(({ job, applicant }) => [job.id, applicant?.installerId])).toEqual([
      [second, installer.userId],
      [first, other.userId],
      [second, other.userId],
    ]);
    expect(applications[0]?.waitingSince).toBe(todayIn(usualZone, new Date()));

    await retailer.put(`/api/applications/${second}.${installer.userId}`, { status: 'rejected' });
    expect((await idsOf(retailer)).applications).toEqual([first, second]);
    await retailer.put(`/api/applications/${second}.${other.userId}`, { status: 'accepted' });
    expect(await idsOf(retailer)).toEqual({ applications: [first], dates: [second] });
    expect(await idsOf(other)).toEqual({ dates: [second] });

    await retailer.delete(`/api/jobs/${first}`);
    await retailer.post(`/api/jobs/${second}/cancel`, { reason: 'The customer has changed their mind' });
    expect([await idsOf(retailer), await idsOf(other), await idsOf(installer)]).toEqual([{}, {}, {}]);
  });

  it('has an invitation until it is answered', async () => {
    const jobId = await postJob(retailer, { isPublic: false });
    await retailer.post(`/api/jobs/${jobId}/invites`, { installerIds: [installer.userId, other.userId] });
    const { offers = [] } = await workOf(installer);
    expect(offers).toMatchObject([{ job: { id: jobId, status: 'offered' }, answerBefore: expect.any(String) }]);
    expect(JSON.stringify(offers)).not.toContain('Casey');
    await installer.post(`/api/invites/${jobId}.${installer.userId}/respond`, { status: 'declined' });
    expect(await idsOf(installer)).toEqual({});
    await retailer.delete(`/api/jobs/${jobId}`);
    expect(await idsOf(other)).toEqual({});
  });

  it('hands a job back and forth between the two sides, until both have reviewed', async () => {
    const jobId = await awardedJob(retailer, installer, {
      requirements: [{ type: 'checkbox', label: 'Site is clean', required: true }],
    });
    const path = `/api/jobs/${jobId}`;
    const sides = async () => [await idsOf(retailer), await idsOf(installer)];
    expect(await sides()).toEqual([{ dates: [jobId] }, { dates: [jobId] }]);

    const day = addDays(todayIn(usualZone, new Date()), 5);
    await retailer.post(`${path}/schedule`, { installationDate: day });
    expect(await sides()).toEqual([{}, {}]);
    for (const person of [retailer, installer])
      expect((await person.get('/api/dashboard/worklist')).body.next).toEqual({ date: day, count: 1 });

    await installer.post(`${path}/start`, { installationDate: todayIn(usualZone, new Date()) });
    const [requirement] = (await installer.get(`${path}/requirements`)).body.requirements;
    const done = () => installer.patch(`/api/requirements/${requirement.id}/complete`, { completed: true });
    await done();
    await installer.post(`${path}/complete`, {});
    expect(await sides()).toEqual([{}, { requests: [jobId] }]);

    await retailer.post(`/api/requirements/${requirement.id}/return`, { reason: 'There are still boxes' });
    expect(await sides()).toEqual([{}, { returned: [jobId] }]);
    expect((await workOf(installer)).returned).toMatchObject([{ returned: ['Site is clean'] }]);
    await done();
    expect(await sides()).toEqual([{}, {}]);

    await installer.post(`${path}/complete`, {});
    await installer.post(`${path}/request-payment`, { requestedAmount: 4200.5 });
    expect(await sides()).toEqual([{ approvals: [jobId] }, {}]);
    expect((await workOf(retailer)).approvals).toMatchObject([
      { requestedExGst: 4200.5, job: { customerName: 'Casey Customer' } },
    ]);

    const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
    await retailer.post(`/api/payments/${jobId}/approve`, { remittanceUrl });
    expect(await sides()).toEqual([{ reviews: [jobId] }, { reviews: [jobId] }]);
    await retailer.post('/api/ratings', { jobId, professionalism: 5, communication: 4, workmanship: 4 });
    expect((await idsOf(retailer)).reviews).toBeUndefined();
  });

  it('asks the owner of work that was sent back as a whole for nothing, and its installer to do it again', async () => {
    const jobId = await awardedJob(retailer, installer, { requirements: [] });
    await installer.post(`/api/jobs/${jobId}/start`);
    await installer.post(`/api/jobs/${jobId}/complete`, {});
    await retailer.post(`/api/jobs/${jobId}/return`, { reason: 'A cable hangs down' });
    expect((await workOf(installer)).returned).toMatchObject([{ job: { id: jobId }, returned: [] }]);
    expect(await idsOf(retailer)).toEqual({});
  });

  it('refuses a kind that does not exist, and names the field', async () => {
    const { status, body } = await retailer.get('/api/dashboard/worklist?kind=nonsense');
    expect([status, Object.keys(body.fields)]).toEqual([422, ['kind']]);
  });
});
