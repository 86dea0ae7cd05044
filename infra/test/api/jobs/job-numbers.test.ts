import { beforeAll, describe, expect, it } from '@jest/globals';
import { numberJobs } from '#functions/core/follow-ups/effects/number-jobs.ts';
import { documents } from '#functions/data/client.ts';
import { findJobRow } from '#functions/data/jobs/job-queries.ts';
import { rows } from '#functions/data/service.ts';
import { awardedJob, jobForm, postJob, retailerProfile } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { done } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
const numberOf = async (who: Client, jobId: string): Promise<string> =>
  (await done(who.get(`/api/jobs/${jobId}`))).job.number;
const numbersOf = (who: Client, jobIds: readonly string[]) => Promise.all(jobIds.map((id) => numberOf(who, id)));

async function company(companyName: string): Promise<Client> {
  const retailer = await app.retailer();
  await done(retailer.put('/api/profile/retailer', retailerProfile({ companyName })));
  return retailer;
}

describe('the number of a job', () => {
  let retailer: Client;
  beforeAll(async () => {
    retailer = await company('Kite Valley Solar');
  });

  it('begins with the initials of the company and counts its jobs, including drafts', async () => {
    const draft = await done(retailer.post('/api/jobs', jobForm({ status: 'draft' })));
    expect(draft.job.number).toBe('KV-1001');
    expect(await numberOf(retailer, await postJob(retailer))).toBe('KV-1002');
  });

  it("is also in every list and on the installer's page of the job", async () => {
    const jobId = await postJob(retailer);
    const number = await numberOf(retailer, jobId);
    const installer = await app.installer();
    expect(await numberOf(installer, jobId)).toBe(number);
    for (const [who, path] of [
      [retailer, '/api/jobs/retailer'],
      [retailer, '/api/jobs/own'],
      [installer, '/api/jobs/public'],
    ] as const) {
      const { jobs } = await done(who.get(path));
      expect(jobs.find(({ id }: { id: string }) => id === jobId)?.number).toBe(number);
    }
  });

  it('finds the job in the list of own jobs, even in lower case', async () => {
    const jobId = await postJob(retailer);
    const number = await numberOf(retailer, jobId);
    for (const q of [number, number.toLowerCase()]) {
      const { jobs } = await done(retailer.get(`/api/jobs/own?q=${q}`));
      expect(jobs.map(({ id }: { id: string }) => id)).toEqual([jobId]);
    }
  });

  it('is shown beside the reference of the retailer, by which only the retailer can find the job', async () => {
    const installer = await app.installer();
    const reference = 'Lindt 4711';
    const jobId = await awardedJob(retailer, installer, { customerReference: reference });
    await app.settle();
    const found = async (who: Client) => (await done(who.get('/api/jobs/own?q=lindt'))).jobs;
    expect(await found(retailer)).toMatchObject([{ id: jobId, reference }]);
    expect(await found(installer)).toEqual([]);
    expect((await done(installer.get(`/api/jobs/${jobId}`))).job.customerReference).toBe(reference);
  });

  it('stays when the job is edited, and when the company gets another name', async () => {
    const renamed = await company('Lantern Power');
    const jobId = await postJob(renamed);
    await done(renamed.put(`/api/jobs/${jobId}`, jobForm({ description: 'Two faces' })));
    await done(renamed.put('/api/profile/retailer', retailerProfile({ companyName: 'Zenith Power' })));
    await app.settle();
    expect(await numberOf(renamed, jobId)).toBe('LP-1001');
    expect(await numberOf(renamed, await postJob(renamed))).toBe('LP-1002');
  });

  it('is not given again when the job is deleted', async () => {
    const other = await company('Mango Grove');
    const jobId = await postJob(other);
    await done(other.delete(`/api/jobs/${jobId}`));
    expect(await numberOf(other, await postJob(other))).toBe('MG-1002');
  });

  it('is different for jobs that are posted at the same moment, the first of a company among them', async () => {
    const busy = await company('Nimble Watt');
    const jobIds = await Promise.all(Array.from({ length: 8 }, () => postJob(busy)));
    const numbers = await numbersOf(busy, jobIds);
    expect(numbers.sort()).toEqual(Array.from({ length: 8 }, (_, index) => `NW-${1001 + index}`));
  });

  it('begins with other initials for another company of the same name', async () => {
    const twins = await Promise.all([company('Opal Ridge'), company('Opal Ridge')]);
    const numbers = await Promise.all(twins.map(async (twin) => numberOf(twin, await postJob(twin))));
    expect(numbers.sort()).toEqual(['OP-1001', 'OR-1001']);
  });
});

describe('a job that was created before jobs had numbers', () => {
  it('gets its number in the order of creation, and keeps it', async () => {
    const early = await company('Pepper Tree');
    const jobIds = [await postJob(early), await postJob(early), await postJob(early)];
    for (const [index, jobId] of jobIds.entries()) {
      const { number: _none, ...before } = (await findJobRow(jobId))!.card;
      const createdAt = `2025-01-0${3 - index}T00:00:00.000Z`;
      await rows().job.patch({ jobId }).set({ card: before, createdAt }).go();
    }
    expect(await numbersOf(early, jobIds)).toEqual([null, null, null]);
    await numberJobs(early.userId, new Date());
    expect(await numbersOf(early, jobIds)).toEqual(['PT-1006', 'PT-1005', 'PT-1004']);
    await numberJobs(early.userId, new Date());
    expect(await numbersOf(early, jobIds)).toEqual(['PT-1006', 'PT-1005', 'PT-1004']);
  });
});

it('a job of a deleted account gets no number, because the name of the company is gone', async () => {
  const gone = await company('Quiet Roofs');
  const jobId = await postJob(gone);
  const { number: _none, ...card } = (await findJobRow(jobId))!.card;
  await rows().job.patch({ jobId }).set({ card }).go();
  await rows().user.patch({ userId: gone.userId }).set({ closedAt: new Date().toISOString() }).go();
  await numberJobs(gone.userId, new Date());
  expect((await findJobRow(jobId))?.card.number).toBeUndefined();
});

it('every number is unique and below the next one that its company gives', async () => {
  await app.settle();
  const differences = await findDifferences(documents, app.tableName);
  expect(differences.filter((line) => /^(job \S+ has|numbers of)/.test(line))).toEqual([]);
});
