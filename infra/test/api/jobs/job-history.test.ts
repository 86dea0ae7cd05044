import { beforeAll, describe, expect, it } from '@jest/globals';
import { pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { inDays } from '../../harness/days.ts';
import { done } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The history of one job that goes through every step, as each person reads it. */

const app = startedApp();
let owner: Client;
let first: Client;
let second: Client;
let admin: Client;
let path: string;

const award = (to: Client, jobId: string) =>
  done(owner.put(`/api/applications/${jobId}.${to.userId}`, { status: 'accepted' }));

beforeAll(async () => {
  [owner, first, second, admin] = await Promise.all([
    app.retailer({ companyName: 'Bright Roofs' }),
    app.installer({ companyName: 'First Electrical' }),
    app.installer({ companyName: 'Second Solar' }),
    app.admin(),
  ]);
  const jobId = await postJob(owner, {
    requirements: [{ label: 'Certificate', type: 'file_upload', required: true }],
  });
  path = `/api/jobs/${jobId}`;
  for (const installer of [first, second]) await done(installer.post(`${path}/apply`, { leadTimeDays: 3 }));
  await award(first, jobId);
  await done(owner.post(`${path}/schedule`, { installationDate: inDays(3) }));
  await done(owner.post(`${path}/unassign`, {}));
  await app.settle();
  await award(second, jobId);
  await done(second.post(`${path}/schedule`, { installationDate: inDays(4) }));
  await done(owner.post(`${path}/schedule`, { installationDate: inDays(5) }));
  await done(admin.patch(`/api/admin/jobs/${jobId}`, { priceExGst: 4300 }));
  await done(second.post(`${path}/start`));
  const [{ id }] = (await done(second.get(`${path}/requirements`))).requirements;
  const handIn = async () => {
    const fileUrl = await upload(second, pdf(), 'application/pdf', 'cert.pdf');
    await done(second.patch(`/api/requirements/${id}/complete`, { completed: true, fileUrl }));
  };
  await handIn();
  await done(owner.post(`/api/requirements/${id}/return`, { reason: 'Please sign it' }));
  await handIn();
  await done(second.post(`${path}/complete`, {}));
  await done(second.post(`${path}/request-payment`, { requestedAmount: 4200.5 }));
  await done(second.post(`${path}/request-payment`, { requestedAmount: 4400, changeDescription: 'More cable' }));
  const remittanceUrl = await upload(owner, pdf('remittance'), 'application/pdf');
  await done(owner.post(`/api/payments/${jobId}/approve`, { remittanceUrl }));
  const scores = { professionalism: 5, communication: 4, workmanship: 4 };
  const { rating } = await done(owner.post('/api/ratings', { jobId, ...scores }));
  await done(owner.put(`/api/ratings/${rating.id}`, { jobId, ...scores, workmanship: 5 }));
});

const ofTheSecond = [
  'applied',
  'awarded',
  'scheduled',
  'rescheduled',
  'corrected',
  'started',
  'handedIn',
  'returned',
  'handedIn',
  'completed',
  'paymentRequested',
  'paymentChanged',
  'paymentSent',
  'reviewed',
  'reviewChanged',
];

type Told = { kind: string } & Record<string, unknown>;
const told = async (person: Client): Promise<Told[]> => (await done(person.get(`${path}/history`))).events.toReversed();
const kindsFor = async (person: Client): Promise<string[]> => (await told(person)).map(({ kind }) => kind);
const only = async (person: Client, kind: string): Promise<Told[]> =>
  (await told(person)).filter((each) => each.kind === kind);

describe('the history of a job', () => {
  it('shows its owner and administrators every event in order', async () => {
    const [applied, ...rest] = ofTheSecond;
    const all = ['posted', 'applied', applied, 'awarded', 'scheduled', 'unassigned', ...rest];
    expect(await kindsFor(owner)).toEqual(all);
    expect(await kindsFor(admin)).toEqual(all);
  });

  it('shows the assigned installer the events of the job and their own, and names no other installer', async () => {
    expect(await kindsFor(second)).toEqual(['posted', ...ofTheSecond]);
    expect(JSON.stringify(await told(second))).not.toContain('First Electrical');
  });

  it('does not exist for users who are not a party to the job', async () => {
    const { status } = await first.get(`${path}/history`);
    expect(status).toBe(404);
  });

  it('names the actor, the person concerned, the time and the object of each event', async () => {
    const owning = { as: 'retailer', name: 'Bright Roofs', isCaller: false };
    const installing = { as: 'installer', name: 'Second Solar', isCaller: true };
    expect(await only(second, 'awarded')).toMatchObject([
      { by: owning, installers: ['Second Solar'], status: 'accepted', amount: 4200.5 },
    ]);
    expect(await only(second, 'scheduled')).toMatchObject([
      { by: installing, installationDate: inDays(4), status: 'booked' },
    ]);
    expect(await only(second, 'rescheduled')).toMatchObject([
      { by: owning, installationDate: inDays(5), status: null },
    ]);
    expect(await only(second, 'paymentChanged')).toMatchObject([{ by: installing, amount: 4400 }]);
    expect(await only(owner, 'unassigned')).toMatchObject([{ installers: ['First Electrical'], status: 'posted' }]);
    expect(await only(second, 'handedIn')).toMatchObject([
      { requirement: 'Certificate' },
      { requirement: 'Certificate' },
    ]);
  });

  it('has the reason of a return, even after the evidence has been submitted again', async () => {
    expect(await only(second, 'returned')).toMatchObject([{ requirement: 'Certificate', reason: 'Please sign it' }]);
  });

  it('keeps returned evidence, for both parties', async () => {
    for (const party of [owner, second]) {
      const [{ versions, fileUrl }] = (await done(party.get(`${path}/requirements`))).requirements;
      expect(versions).toMatchObject([{ fileName: 'cert.pdf', returnedReason: 'Please sign it' }]);
      expect(versions[0].fileUrl).not.toBe(fileUrl);
      expect((await party.get(versions[0].fileUrl)).status).toBe(302);
    }
  });

  it('names the changes of an administrator, but not the administrator', async () => {
    for (const party of [owner, second])
      expect(await only(party, 'corrected')).toMatchObject([
        {
          by: { as: 'administrator', name: null, isCaller: false },
          changes: [{ field: 'priceExGst', from: 4200.5, to: 4300 }],
        },
      ]);
  });
});
