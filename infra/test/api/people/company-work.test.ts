import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, jobForm, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import type { Answer } from '../../harness/account-clients.ts';
import { inDays } from '../../harness/days.ts';
import { done } from '../../harness/done.ts';
import { colleagueOf, twoCompanies } from '../../harness/join-company.ts';
import { patiently } from '../../harness/patiently.ts';
import { startedApp } from '../../harness/started-app.ts';

/** Several people of two companies act on the same jobs, and the history names each of them. */

const app = startedApp();
let owner: Client;
let riley: Client;
let installer: Client;
let lee: Client;

beforeAll(async () => {
  ({ owner, riley, installer, lee } = await twoCompanies(app));
});

const historyOf = async (client: Client, jobId: string) =>
  (await done(client.get(`/api/jobs/${jobId}/history`))).events.toReversed();
type Event = { kind: string; by: { as: string; person: string | null; isCaller: boolean } };
const authors = async (client: Client, jobId: string) =>
  (await historyOf(client, jobId)).map(({ kind, by }: Event) => [kind, by.person]);
const apply = (who: Client, jobId: string) => who.post(`/api/jobs/${jobId}/apply`, { leadTimeDays: 3 });
const award = (by: Client, jobId: string, to = installer) =>
  by.put(`/api/applications/${jobId}.${to.userId}`, { status: 'accepted' });

describe('the history of a job', () => {
  it('names each person by the first name, to both companies', async () => {
    const books = await colleagueOf(app, owner, { name: 'Bo Books', rank: 'bookkeeper' });
    const jobId = await postJob(riley, { requirements: [] });
    const path = `/api/jobs/${jobId}`;
    await done(apply(lee, jobId));
    await done(award(owner, jobId));
    await done(lee.post(`${path}/schedule`, { installationDate: inDays(3) }));
    await done(lee.post(`${path}/start`));
    await done(installer.post(`${path}/complete`, {}));
    await done(lee.post(`${path}/request-payment`, { requestedAmount: 4200.5 }));
    const remittanceUrl = await upload(books, pdf('remittance'), 'application/pdf');
    await done(books.post(`/api/payments/${jobId}/approve`, { remittanceUrl }));
    const told = [
      ['posted', 'Riley'],
      ['applied', 'Lee'],
      ['awarded', 'Robin'],
      ['scheduled', 'Lee'],
      ['started', 'Lee'],
      ['completed', 'Sam'],
      ['paymentRequested', 'Lee'],
      ['paymentSent', 'Bo'],
    ];
    for (const reader of [owner, installer, lee, books]) expect(await authors(reader, jobId)).toEqual(told);
    expect(JSON.stringify(await historyOf(installer, jobId))).not.toMatch(/Chen|Books/);
    const ofReader = async (reader: Client) =>
      (await historyOf(reader, jobId)).filter(({ by }: Event) => by.isCaller).map(({ kind }: Event) => kind);
    expect(await ofReader(riley)).toEqual(['posted']);
    expect(await ofReader(owner)).toEqual(['awarded']);
    expect(await ofReader(books)).toEqual(['paymentSent']);
  });

  it('names the lead who accepts an invitation and schedules the job', async () => {
    const jobId = await postJob(riley, { isPublic: false });
    await done(riley.post(`/api/jobs/${jobId}/invites`, { installerIds: [installer.userId] }));
    await done(lee.post(`/api/jobs/${jobId}/accept`));
    await done(lee.post(`/api/jobs/${jobId}/schedule`, { installationDate: inDays(4) }));
    expect(await authors(owner, jobId)).toEqual([
      ['posted', 'Riley'],
      ['invited', 'Riley'],
      ['awarded', 'Lee'],
      ['scheduled', 'Lee'],
    ]);
  });

  it('names no person of a company in which only the first owner has acted', async () => {
    const [retailer, alone] = await Promise.all([app.retailer(), app.installer()]);
    const jobId = await awardedJob(retailer, alone);
    expect(await authors(retailer, jobId)).toEqual([
      ['posted', null],
      ['applied', null],
      ['awarded', null],
    ]);
  });
});

describe('two people of one company at the same moment', () => {
  const both = (run: (who: Client) => Promise<Answer>, people: Client[]): Promise<Answer[]> =>
    Promise.all(people.map((who) => patiently(() => run(who))));

  it('accept a job once, and the other one gets the reason of the refusal', async () => {
    const jobId = await postJob(owner, { isPublic: false });
    await done(riley.post(`/api/jobs/${jobId}/invites`, { installerIds: [installer.userId] }));
    const answers = await both((who) => who.post(`/api/jobs/${jobId}/accept`), [installer, lee]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // The slower person gets 403 if their company is already assigned, because an assigned company cannot accept the job.
    expect(answers.filter(({ status }) => ![200, 403, 409].includes(status))).toEqual([]);
    await app.settle();
    expect((await historyOf(owner, jobId)).map(({ kind }: Event) => kind)).toEqual(['posted', 'invited', 'awarded']);
  });

  it('award one of two applications, and the other one gets a conflict', async () => {
    const [jobId, other] = [await postJob(riley), await app.installer()];
    for (const who of [lee, other]) await done(apply(who, jobId));
    const answers = await Promise.all([
      patiently(() => award(owner, jobId, installer)),
      patiently(() => award(riley, jobId, other)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.settle();
    const { job } = await done(owner.get(`/api/jobs/${jobId}`));
    expect(job.assignedInstallerId).toBe(answers[0]!.status === 200 ? installer.userId : other.userId);
  });

  it('pay a job once, and the other one gets the reason of the refusal', async () => {
    const jobId = await awardedJob(riley, installer, { requirements: [] });
    await done(lee.post(`/api/jobs/${jobId}/start`));
    await done(lee.post(`/api/jobs/${jobId}/complete`, {}));
    await done(lee.post(`/api/jobs/${jobId}/request-payment`, { requestedAmount: 4200.5 }));
    const remittanceUrl = await upload(owner, pdf(jobId), 'application/pdf');
    const answers = await both((who) => who.post(`/api/payments/${jobId}/approve`, { remittanceUrl }), [owner, riley]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);
    await app.settle();
    const paid = (await historyOf(owner, jobId)).filter(({ kind }: Event) => kind === 'paymentSent');
    expect(paid).toHaveLength(1);
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });

  it('use the same idempotency key for two jobs', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const ids = [];
    for (const who of [owner, riley])
      ids.push((await done(who.post('/api/jobs', jobForm({ status: 'draft' }), key))).job.id);
    expect(new Set(ids).size).toBe(2);
  });
});
