import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { publicScope } from '#functions/data/entities/people/figures-entity.ts';
import type { JobRow } from '#functions/data/rows.ts';
import { rows as table } from '#functions/data/service.ts';
import { setting } from '#functions/env.ts';
import { rebuildLists } from '#infra/lists/rebuild-lists.ts';
import { readTable } from '#infra/read-table.ts';
import { awardedJob, pdf, png, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { readBucket } from '#infra/tools/integrity/read-bucket.ts';
import { rightCounts } from '#infra/tools/rebuild/right-counts.ts';
import { startedApp } from '../../harness/started-app.ts';
import { allRows } from '../../harness/table-digest.ts';
import { plantedDifferences } from './planted-differences.ts';
import { plantedOrphans } from './planted-orphans.ts';

const app = startedApp();
let retailer: Client;
let installer: Client;
let other: Client;
/** A job with an installer, a photo, a link and an application. */
let jobId: string;
/** A private job with a pending invitation. */
let privateJobId: string;
let photo: string;
let stray: string;
const s3 = new S3Client({ forcePathStyle: true });
const strayFile = randomUUID();

/**
 * Returns this test's own files: those with a row in its table, and `strayFile`. All tests share the bucket, so others are left
 * out.
 */
async function ownFiles(): Promise<ReadonlySet<string>> {
  const own = new Set([strayFile, ...(await allRows()).map((row) => String(row.objectKey))]);
  const all = await readBucket(s3, setting('BUCKET_NAME'));
  return new Set([...all].filter((name) => own.has(name.split('/').at(-1) ?? '')));
}
const differences = async (now = new Date()) =>
  findDifferences(documents, app.tableName, { now, files: await ownFiles() });

beforeAll(async () => {
  [retailer, installer, other] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
  photo = await upload(retailer, png('roof'), 'image/png');
  stray = await upload(retailer, png('never used'), 'image/png');
  await retailer.post('/api/objects/finalize', { objectKey: stray, visibility: 'private' });
  jobId = await awardedJob(retailer, installer, { switchboardPhoto: photo });
  privateJobId = await postJob(retailer, { isPublic: false });
  await retailer.post(`/api/jobs/${privateJobId}/share`, {});
  await retailer.post(`/api/jobs/${privateJobId}/invites`, { installerIds: [other.userId] });
  await app.settle();
});
afterAll(() => s3.destroy());

describe('the integrity check', () => {
  it('finds no differences after a job from posting to both reviews', async () => {
    const paid = await awardedJob(retailer, installer, { requirements: [] });
    await installer.post(`/api/jobs/${paid}/start`);
    await installer.post(`/api/jobs/${paid}/complete`, {});
    await installer.post(`/api/jobs/${paid}/request-payment`, { requestedAmount: 4200.5 });
    const remittanceUrl = await upload(retailer, pdf(paid), 'application/pdf');
    await retailer.post(`/api/payments/${paid}/approve`, { remittanceUrl });
    await retailer.post('/api/ratings', { jobId: paid, communication: 4, workmanship: 5, professionalism: 3 });
    await installer.post('/api/ratings', { jobId: paid, communication: 5 });
    await app.settle();
    expect(await differences()).toEqual([]);
  });

  it('finds no differences after an unassignment, a cancellation and a deletion', async () => {
    const left = await postJob(retailer);
    await other.post(`/api/jobs/${left}/apply`, { leadTimeDays: 2 });
    await installer.post(`/api/jobs/${left}/apply`, { leadTimeDays: 2 });
    await retailer.put(`/api/applications/${left}.${installer.userId}`, { status: 'accepted' });
    await app.settle();
    await installer.post(`/api/jobs/${left}/unassign`, {});
    await app.settle();
    expect((await retailer.get(`/api/jobs/${left}`)).body.job.applicationCount).toBe(1);
    const shy = await postJob(retailer, { isPublic: false });
    await retailer.post(`/api/jobs/${shy}/invites`, { installerIds: [installer.userId, other.userId] });
    await installer.post(`/api/invites/${shy}.${installer.userId}/respond`, { status: 'declined' });
    await retailer.post(`/api/jobs/${shy}/cancel`, { reason: 'The customer changed their mind' });
    const gone = await postJob(retailer);
    await other.post(`/api/jobs/${gone}/apply`, { leadTimeDays: 2 });
    await retailer.delete(`/api/jobs/${gone}`);
    await app.settle();
    expect(await differences()).toEqual([]);
  });

  it('finds no differences after wrong figures were rebuilt', async () => {
    const { tabCounts, job, publicStats, reputation, user } = table();
    const { userId } = retailer;
    await tabCounts.update({ userId }).add({ posted: 3 }).go();
    const card = { ...(await job.get({ jobId }).go()).data?.card, applicationsTotal: 40 } as JobRow['card'];
    await job.patch({ jobId }).set({ card }).go();
    await publicStats.update({ scope: publicScope }).add({ availableJobs: -2, completedJobs: 7 }).go();
    await reputation.delete({ userId: installer.userId }).go();
    await user.patch({ userId }).add({ unreadNotifications: 9 }).go();
    const whole = await readTable(documents, app.tableName);
    for (const kind of ['ownlist', 'chunk']) {
      const [row] = whole.get(kind) ?? [];
      await documents.send(new DeleteCommand({ TableName: app.tableName, Key: { pk: row?.pk, sk: row?.sk } }));
    }
    expect((await differences()).length).toBeGreaterThan(7);
    const found = await readTable(documents, app.tableName);
    const { corrected, skipped } = await rightCounts(documents, app.tableName, found);
    expect([corrected > 5, skipped]).toEqual([true, []]);
    expect(await rebuildLists(documents, app.tableName)).toBeGreaterThan(0);
    await app.settle();
    expect(await differences()).toEqual([]);
    expect(await rebuildLists(documents, app.tableName)).toBe(0);
  });
});

describe('the correction of wrong numbers', () => {
  const read = () => readTable(documents, app.tableName);
  const countApplications = async (applicationsTotal: number) => {
    const { job } = table();
    const card = { ...(await job.get({ jobId }).go()).data?.card, applicationsTotal } as JobRow['card'];
    await job.patch({ jobId }).set({ card }).go();
  };
  const addUnread = () => table().user.patch({ userId: retailer.userId }).add({ unreadNotifications: 9 }).go();

  it('skips a number that has changed since it was read, and corrects those after it', async () => {
    await countApplications(40);
    await addUnread();
    const found = await read();
    await countApplications(41);
    expect(await rightCounts(documents, app.tableName, found)).toEqual({
      corrected: 1,
      skipped: [`applications of job ${jobId}: stored 40, counted 1`],
    });
    expect(await rightCounts(documents, app.tableName, await read())).toEqual({ corrected: 1, skipped: [] });
    expect(await differences()).toEqual([]);
  });

  it('skips a number whose row was deleted since it was read, and does not write the row again', async () => {
    await countApplications(40);
    await table().job.patch({ jobId }).set({ openRequirements: 7 }).go();
    await addUnread();
    const found = await read();
    const deleted = [
      found.get('job')?.find((row) => row.jobId === jobId),
      found.get('user')?.find(({ userId }) => userId === retailer.userId),
    ];
    const keys = deleted.map((row) => ({ TableName: app.tableName, Key: { pk: row?.pk, sk: row?.sk } }));
    const rows = await Promise.all(keys.map((key) => documents.send(new GetCommand(key))));
    for (const key of keys) await documents.send(new DeleteCommand(key));
    try {
      expect(await rightCounts(documents, app.tableName, found)).toEqual({
        corrected: 0,
        skipped: [
          `applications of job ${jobId}: stored 40, counted 1`,
          expect.stringContaining(`open requirements of job ${jobId}: stored 7, counted `),
          expect.stringContaining(`unread notifications of ${retailer.userId}: `),
        ],
      });
      for (const key of keys) expect((await documents.send(new GetCommand(key))).Item).toBeUndefined();
    } finally {
      for (const { Item } of rows) await documents.send(new PutCommand({ TableName: app.tableName, Item }));
    }
    expect(await rightCounts(documents, app.tableName, await read())).toEqual({ corrected: 3, skipped: [] });
    expect(await differences()).toEqual([]);
  });
});

describe('the integrity check finds', () => {
  it.each([...plantedDifferences, ...plantedOrphans])('%s', async (_, found, plant) => {
    const before = await differences();
    const bucket = setting('BUCKET_NAME');
    await plant({ retailer, installer, other, jobId, privateJobId, photo, stray, strayFile, s3, bucket });
    const added = (await differences()).filter((difference) => !before.includes(difference));
    expect(added).toEqual(expect.arrayContaining([expect.stringMatching(found)]));
  });

  it('follow-up work that has waited for more than a minute', async () => {
    const release = app.hold();
    try {
      await postJob(retailer);
      const late = (found: string[]) => found.filter((difference) => difference.includes('has waited since'));
      expect(late(await differences())).toEqual([]);
      // One outbox row adds the job to the lists. The other notifies the installers whose saved searches find the job.
      expect(late(await differences(new Date(Date.now() + 61_000)))).toHaveLength(2);
    } finally {
      release();
    }
  });
});
