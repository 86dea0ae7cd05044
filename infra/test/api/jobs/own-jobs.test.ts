import { beforeAll, describe, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { awardedJob, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import type { Routes } from '#shared/api/index.ts';
import type { AnswerOf } from '#shared/api/route/route.ts';
import { addDays, todayIn } from '#shared/domain/civil-date.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The jobs of one retailer, in the retailer's own list and in those of the installers. */

type Found = AnswerOf<Routes['listOwnJobs']>;

const day = addDays(todayIn('Australia/Sydney', new Date()), 9);
const app = startedApp();
let retailer: Client;
let stranger: Client;
let installer: Client;
let other: Client;
const ids: Record<string, string> = {};

beforeAll(async () => {
  [retailer, stranger, installer, other] = await Promise.all([
    app.retailer(),
    app.retailer({ companyName: 'Elsewhere Solar' }),
    app.installer(),
    app.installer({ companyName: 'Coastal Power' }),
  ]);
  ids.draft = await postJob(retailer, { status: 'draft', customerName: 'Zoë Nguyen', title: 'Left for later' });
  ids.open = await postJob(retailer, { customerName: 'Hamish Kelly', priceExGst: 9000 });
  ids.booked = await awardedJob(retailer, installer, { customerName: 'Casey Smith', priceExGst: 100 });
  await retailer.post(`/api/jobs/${ids.booked}/schedule`, { installationDate: day });
  ids.private = await postJob(retailer, { isPublic: false, customerName: 'Priya Singh' });
  await retailer.post(`/api/jobs/${ids.private}/invites`, { installerIds: [installer.userId] });
  await installer.post(`/api/jobs/${ids.open}/apply`, { leadTimeDays: 3 });
  await other.post(`/api/jobs/${ids.open}/apply`, { leadTimeDays: 4 });
  await app.settle();
});

const find = async (query = '', who = retailer): Promise<Found> => {
  const { status, body } = await who.get(`/api/jobs/own?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body;
};
const namesIn = ({ jobs }: Found) => jobs.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

describe('a retailer', () => {
  it('finds all their jobs, the newest first, with the counts of active jobs and open applications', async () => {
    const found = await find();
    expect(namesIn(found)).toEqual(['private', 'booked', 'open', 'draft']);
    expect(found).toMatchObject({ total: 4, all: 4, activeJobs: 3, applicationsPending: 2, hasOlderProposals: false });
    expect(found.jobs[1]).toMatchObject({
      relation: 'owner',
      status: 'booked',
      customerName: 'Casey Smith',
      otherParty: 'Sunny Side Electrical',
      installationDate: day,
      priceExGst: 100,
    });
  });

  it.each([
    ['q=zoe', ['draft']],
    ['q=SUNNY+casey', ['booked']],
    ['q=later', ['draft']],
    ['q=missing', []],
    ['status=draft,posted&sort=price&order=desc', ['open', 'private', 'draft']],
    [`from=${day}&to=${day}`, ['booked']],
    [`from=${addDays(day, 1)}`, []],
    ['sort=date', ['booked', 'private', 'open', 'draft']],
    ['size=1&page=2', ['booked']],
    ['page=9', []],
  ])('finds with "%s" the jobs %j', async (query, names) => {
    expect(namesIn(await find(query))).toEqual(names);
  });

  it('finds nothing of another retailer', async () => {
    expect(await find('', stranger)).toMatchObject({ jobs: [], total: 0, all: 0, activeJobs: 0 });
  });
});

describe('an installer', () => {
  it('finds the jobs they were awarded, invited to and applied for, without the customer', async () => {
    const found = await find('', installer);
    expect(namesIn(found)).toEqual(['private', 'booked', 'open']);
    expect(found.jobs.map(({ relation, status }) => `${relation} ${status}`)).toEqual([
      'invitee offered',
      'assignee booked',
      'applicant posted',
    ]);
    expect(found).toMatchObject({ activeJobs: 1, applicationsPending: 1 });
    expect(found.jobs.map(({ otherParty }) => otherParty)).toEqual(
      Array.from({ length: 3 }, () => 'Bright Roofs Pty Ltd'),
    );
    expect(JSON.stringify(found)).not.toMatch(/customerName|Casey|Hamish|Priya/);
    expect(namesIn(await find('q=casey', installer))).toEqual([]);
  });

  it('reads only the title and the suburb of a job that was awarded to another installer', async () => {
    const lost = await postJob(retailer, { title: 'A job for two' });
    for (const each of [installer, other]) await each.post(`/api/jobs/${lost}/apply`, { leadTimeDays: 3 });
    await retailer.put(`/api/applications/${lost}.${other.userId}`, { status: 'accepted' });
    await app.settle();
    const { jobs } = await find('q=two', installer);
    expect(jobs).toMatchObject([
      { title: 'A job for two', relation: 'applicant', isOpenToViewer: false, address: null, priceExGst: null },
    ]);
    expect(namesIn(await find('q=two', other))).toHaveLength(1);
    expect((await find('', installer)).applicationsPending).toBe(1);
  });
});

describe('the list', () => {
  it('is right after many simultaneous changes', async () => {
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, index) => postJob(retailer, { title: `Many ${index}` })),
    );
    const [started = ''] = many;
    await installer.post(`/api/jobs/${started}/apply`, { leadTimeDays: 3 });
    await retailer.put(`/api/applications/${started}.${installer.userId}`, { status: 'accepted' });
    await installer.post(`/api/jobs/${started}/start`);
    const outcomes = await Promise.all(
      many.map((id) => retailer.post(`/api/jobs/${id}/cancel`, { reason: 'The supplier is late' })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([409, 200, 200, 200, 200, 200]);
    const found = await find('q=many&sort=title');
    expect(found.jobs.map(({ status }) => status)).toEqual(['in_progress', ...Array(5).fill('cancelled')]);
    const removed = await postJob(retailer, { title: 'Many too many' });
    await retailer.delete(`/api/jobs/${removed}`);
    expect((await find('q=many')).total).toBe(6);
    await app.settle();
    expect(await findDifferences(documents, app.tableName)).toEqual([]);
  });
});
