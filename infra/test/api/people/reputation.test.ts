import { describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { awardedJob, pdf, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { daysAfter } from '#shared/domain/days.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The reviews and completed jobs that count. Other reviews are shown, but do not change the average. */

const app = startedApp();

async function completedJob(retailer: Client, installer: Client, priceExGst: number): Promise<string> {
  const id = await awardedJob(retailer, installer, { requirements: [], priceExGst });
  for (const step of ['start', 'complete'])
    expect((await installer.post(`/api/jobs/${id}/${step}`, {})).status).toBe(200);
  return id;
}

async function paidJob(retailer: Client, installer: Client): Promise<string> {
  const id = await completedJob(retailer, installer, 1);
  const remittanceUrl = await upload(retailer, pdf('remittance'), 'application/pdf');
  for (const [who, path, body] of [
    [installer, `/api/jobs/${id}/request-payment`, { requestedAmount: 1 }],
    [retailer, `/api/payments/${id}/approve`, { remittanceUrl }],
  ] as const)
    expect((await who.post(path, body)).status).toBe(200);
  return id;
}

const praise = (stars: number) => ({
  professionalism: stars,
  workmanship: stars,
  communication: stars,
  review: 'Tidy',
});
const review = (who: Client, jobId: string, stars: number) => who.post('/api/ratings', { jobId, ...praise(stars) });

async function figuresOf(retailer: Client, installer: Client) {
  await app.settle();
  const { averageRating, reviewCount } = (await retailer.get(`/api/installers/${installer.userId}`)).body.installer;
  const wrong = (await findDifferences(documents, app.tableName)).filter((each) => /reviewCount|sixths/.test(each));
  expect(wrong).toEqual([]);
  return [averageRating, reviewCount];
}

describe('a review', () => {
  it('counts once for the same two people in 30 days, even if several are sent at the same moment', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    const jobs = await Promise.all(Array.from({ length: 3 }, () => paidJob(retailer, installer)));
    const answers = await Promise.all(jobs.map((jobId) => review(retailer, jobId, 5)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await figuresOf(retailer, installer)).toEqual([5, 1]);
    const { body } = await retailer.get(`/api/public/people/${installer.userId}/reviews`);
    expect(body.reviews).toHaveLength(3);

    await Promise.all(jobs.map((jobId) => retailer.put(`/api/ratings/${jobId}.${retailer.userId}`, praise(3))));
    expect(await figuresOf(retailer, installer)).toEqual([3, 1]);

    const pair = { userId: retailer.userId, installerId: installer.userId };
    const daysAgo = (days: number) => daysAfter(new Date(), -days);
    await rows()
      .acquaintance.patch(pair)
      .set({ countedByRetailer: daysAgo(29) })
      .go();
    expect((await review(retailer, await paidJob(retailer, installer), 5)).status).toBe(201);
    expect(await figuresOf(retailer, installer)).toEqual([3, 1]);
    await rows()
      .acquaintance.patch(pair)
      .set({ countedByRetailer: daysAgo(30) })
      .go();
    expect((await review(retailer, await paidJob(retailer, installer), 5)).status).toBe(201);
    expect(await figuresOf(retailer, installer)).toEqual([4, 2]);
  });

  it('does not count while the address of its author is unconfirmed', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    const jobId = await paidJob(retailer, installer);
    await rows().user.patch({ userId: retailer.userId }).set({ unconfirmed: true }).go();
    expect((await review(retailer, jobId, 5)).status).toBe(201);
    expect(await figuresOf(retailer, installer)).toEqual([null, 0]);
  });
});

describe('the public figure of completed jobs', () => {
  async function counted(): Promise<number> {
    await app.settle();
    const wrong = (await findDifferences(documents, app.tableName)).filter((each) => each.includes('completed jobs'));
    expect(wrong).toEqual([]);
    return (await app.client().get('/api/landing/stats')).body.completedJobs;
  }

  it('counts two people once in 30 days, even if several jobs are completed at the same moment', async () => {
    const [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
    const before = await counted();
    await Promise.all(Array.from({ length: 3 }, () => completedJob(retailer, installer, 4200)));
    expect(await counted()).toBe(before + 1);
    const pair = { userId: retailer.userId, installerId: installer.userId };
    const monthAgo = daysAfter(new Date(), -30);
    await rows().acquaintance.patch(pair).set({ countedJobAt: monthAgo }).go();
    const again = await completedJob(retailer, installer, 4200);
    expect(await counted()).toBe(before + 2);
    // A job that an administrator sets back counts once after it is completed again.
    const [admin] = [await app.admin()];
    for (const [status, figure] of [
      ['booked', before + 1],
      ['completed', before + 2],
    ] as const) {
      expect((await admin.patch(`/api/admin/jobs/${again}`, { status })).status).toBe(200);
      expect(await counted()).toBe(figure);
    }
    // The installer's page still counts all jobs that the installer has completed.
    expect((await retailer.get(`/api/public/installers/${installer.userId}`)).body.installer.completedJobs).toBe(4);
  });

  it('leaves out jobs of a few dollars, and those of an unconfirmed address', async () => {
    const [retailer, installer, stranger] = await Promise.all([app.retailer(), app.installer(), app.installer()]);
    const before = await counted();
    await completedJob(retailer, installer, 99.99);
    await rows().user.patch({ userId: stranger.userId }).set({ unconfirmed: true }).go();
    await completedJob(retailer, stranger, 4200);
    expect(await counted()).toBe(before);
    await completedJob(retailer, installer, 100);
    expect(await counted()).toBe(before + 1);
  });
});
