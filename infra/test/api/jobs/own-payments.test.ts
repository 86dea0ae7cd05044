import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents, dynamo } from '#functions/data/client.ts';
import { ownJobColumns } from '#functions/data/lists/own-job.ts';
import { rows } from '#functions/data/service.ts';
import { metered } from '#infra/bench/meter.ts';
import { bringTableUpToDate } from '#infra/migration/bring-up-to-date.ts';
import { awardedJob, pdf, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { addDays, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { crowdedJobs, fillOwnList } from '../../harness/crowded-jobs.ts';
import { done } from '../../harness/done.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The payments of jobs, as the retailer and the installer read them: to be requested, requested and paid. */

type Found = AnswerOf<Routes['listOwnPayments']>;

const today = todayIn(usualZone, new Date());
const dueDate = addDays(today, 14);
const app = startedApp();
let retailer: Client;
let stranger: Client;
let installer: Client;
let other: Client;
const ids: Record<string, string> = {};

async function completed(name: string, by: Client, priceExGst: number): Promise<string> {
  const id = await awardedJob(retailer, by, { title: name, priceExGst, customerName: 'Casey Smith', requirements: [] });
  await done(by.post(`/api/jobs/${id}/start`));
  await done(by.post(`/api/jobs/${id}/complete`));
  ids[name] = id;
  return id;
}

const request = (id: string, by: Client, body: object) => by.post(`/api/jobs/${id}/request-payment`, body);

async function pay(id: string): Promise<void> {
  const remittanceUrl = await upload(retailer, pdf(), 'application/pdf', 'advice.pdf');
  await done(retailer.post(`/api/payments/${id}/approve`, { remittanceUrl }));
}

beforeAll(async () => {
  [retailer, stranger, installer, other] = await Promise.all([
    app.retailer(),
    app.retailer({ companyName: 'Elsewhere Solar' }),
    app.installer(),
    app.installer({ companyName: 'Coastal Power' }),
  ]);
  await awardedJob(retailer, installer, { title: 'Not done yet' });
  await completed('Finished', installer, 100.05);
  const asked = await completed('Asked', installer, 200);
  await done(request(asked, installer, { requestedAmount: 210.15, changeDescription: 'More cable', dueDate }));
  const paid = await completed('Paid', other, 4200.5);
  await done(request(paid, other, { requestedAmount: 4200.5 }));
  await pay(paid);
  await app.settle();
});

const find = async (query = '', who = retailer): Promise<Found> => {
  const { status, body } = await who.get(`/api/payments?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body;
};
const titlesIn = ({ payments }: Found) => payments.map(({ title }) => title);
const sum = (count: number, amountExGst: number, gst: number, amountWithGst: number) => ({
  count,
  unknown: 0,
  amountExGst,
  gst,
  amountWithGst,
});
const none = sum(0, 0, 0, 0);

describe('the payments of a retailer', () => {
  it('are those of finished jobs, each with GST and its dates, and with a total for each stage', async () => {
    const found = await find('sort=amount');
    expect(titlesIn(found)).toEqual(['Paid', 'Asked', 'Finished']);
    expect(found).toMatchObject({
      total: 3,
      all: 3,
      otherParties: ['Coastal Power', 'Sunny Side Electrical'],
      totals: {
        toRequest: sum(1, 100.05, 10.01, 110.06),
        requested: sum(1, 210.15, 21.02, 231.17),
        paid: sum(1, 4200.5, 420.05, 4620.55),
        overdue: none,
      },
    });
    expect(found.payments).toMatchObject([
      {
        stage: 'paid',
        otherParty: 'Coastal Power',
        paidOn: today,
        hasRemittance: true,
        daysWaiting: null,
        dueDate: null,
      },
      { stage: 'requested', amountExGst: 210.15, gst: 21.02, amountWithGst: 231.17, requestedOn: today, dueDate },
      { stage: 'toRequest', amountExGst: 100.05, completedOn: today, requestedOn: null, daysWaiting: 0 },
    ]);
    for (const { customerName } of found.payments) expect(customerName).toBe('Casey Smith');
    expect(JSON.stringify(found)).not.toMatch(/cable/);
  });

  it.each([
    ['stage=requested', ['Asked']],
    ['q=paid', ['Paid']],
    ['q=casey+asked', ['Asked']],
    ['otherParty=Coastal+Power', ['Paid']],
    ['otherParty=Coastal', []],
    [`from=${today}&to=${today}&sort=title`, ['Asked', 'Finished', 'Paid']],
    [`from=${addDays(today, 1)}`, []],
    ['waiting=week&sort=title', ['Asked', 'Finished']],
    ['waiting=overdue', []],
    ['sort=due', ['Asked', 'Paid', 'Finished']],
    ['sort=amount&size=1&page=2', ['Asked']],
  ])('are found by "%s": %j', async (query, titles) => {
    expect(titlesIn(await find(query))).toEqual(titles);
  });

  it('have totals of all payments that match, whatever stage and page is shown', async () => {
    const { totals, total } = await find('stage=paid&otherParty=Sunny+Side+Electrical&size=1');
    expect(total).toBe(0);
    expect(totals).toEqual({
      toRequest: sum(1, 100.05, 10.01, 110.06),
      requested: sum(1, 210.15, 21.02, 231.17),
      paid: none,
      overdue: none,
    });
  });
});

describe('the payments of an installer', () => {
  it('are those of the jobs they were awarded, and no one sees those of other people', async () => {
    const own = await find('sort=title', installer);
    expect(titlesIn(own)).toEqual(['Asked', 'Finished']);
    expect(own).toMatchObject({ otherParties: ['Bright Roofs Pty Ltd'], totals: { paid: none } });
    expect(JSON.stringify(own)).not.toMatch(/customerName|Casey/);
    expect(await find('q=casey', installer)).toMatchObject({ total: 0, all: 2 });
    expect(titlesIn(await find('', other))).toEqual(['Paid']);
    expect(await find('', stranger)).toMatchObject({ payments: [], all: 0, otherParties: [], totals: { paid: none } });
    expect((await app.client().get('/api/payments')).status).toBe(401);
  });

  it('show the amount and the due date of the latest request', async () => {
    const id = ids.Asked ?? '';
    await done(request(id, installer, { requestedAmount: 200 }));
    const [changed] = (await find('q=asked', installer)).payments;
    expect(changed).toMatchObject({ stage: 'requested', amountExGst: 200, dueDate: null });
    const early = await request(id, installer, { requestedAmount: 200, dueDate: addDays(today, -1) });
    expect(early.body.fields).toEqual({ dueDate: 'The due date cannot be before the request' });
    const late = await request(id, installer, { requestedAmount: 200, dueDate: addDays(today, 400) });
    expect(late.body.fields).toEqual({ dueDate: 'The due date can be at most a year ahead' });
    expect((await request(id, installer, { requestedAmount: 200, dueDate: today })).body.payment.dueDate).toBe(today);
  });

  it('keep the requested amount once they are paid, and every list is right in the end', async () => {
    await pay(ids.Asked ?? '');
    expect((await find('stage=paid&sort=title')).payments).toMatchObject([
      { title: 'Asked', amountExGst: 200, dueDate: today, isOverdue: false },
      { title: 'Paid' },
    ]);
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('lists of an earlier version', () => {
  it('contain the payments after the migration', async () => {
    const { data } = await rows().ownList.query.byUser({ userId: retailer.userId }).go({ pages: 'all' });
    for (const part of data) {
      const absent = { completedOn: null, requestedCents: null, requestedOn: null, dueDate: null, paidOn: null };
      const jobs = ownJobColumns.unpack(part.jobs).map((job) => ({ ...job, ...absent, hasRemittance: null }));
      await rows()
        .ownList.put({ ...part, jobs: ownJobColumns.pack(jobs) })
        .go();
    }
    expect((await find()).payments.map(({ amountExGst }) => amountExGst)).toContain(null);
    await bringTableUpToDate({ dynamo, tableName: app.tableName });
    expect((await find('stage=paid')).totals.paid).toEqual(sum(2, 4400.5, 440.05, 4840.55));
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});

describe('a retailer with 500 jobs', () => {
  it('gets the payments at little cost, with every row in the totals', async () => {
    const busy = await app.retailer();
    await fillOwnList(busy.userId, crowdedJobs(500));
    await app.settle();
    let found: Found | undefined;
    const requests = await metered(documents, async () => {
      found = await find('size=2000', busy);
    });
    const units = requests.reduce((before, { units: each }) => before + each, 0);
    expect(units).toBeGreaterThan(0);
    expect(units).toBeLessThanOrEqual(20);
    const rowsOf = (stage: string) => (found?.payments ?? []).filter((payment) => payment.stage === stage);
    for (const stage of ['toRequest', 'requested', 'paid'] as const) {
      const cents = rowsOf(stage).reduce((before, { gst }) => before + Math.round((gst ?? 0) * 100), 0);
      expect(rowsOf(stage).length).toBeGreaterThan(10);
      expect(found?.totals[stage]).toMatchObject({ count: rowsOf(stage).length, unknown: 0, gst: cents / 100 });
    }
    // All of these requests are some years old.
    expect(found?.totals.overdue).toEqual(found?.totals.requested);
    expect((await find('waiting=overdue', busy)).total).toBe(found?.totals.requested.count);
  });
});
