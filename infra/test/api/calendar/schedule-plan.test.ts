import { beforeAll, describe, expect, it } from '@jest/globals';
import { awardedJob, postJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { addDays, mondayOf, todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { mostDaysOffAtOnce } from '#shared/domain/jobs/schedule-plan.ts';
import { inDays } from '../../harness/days.ts';
import { startedApp } from '../../harness/started-app.ts';

const app = startedApp();
let retailer: Client;
let rival: Client;
let installer: Client;
beforeAll(async () => {
  [retailer, rival, installer] = await Promise.all([app.retailer(), app.retailer(), app.installer()]);
});

const planOf = async (client: Client, jobId: string) => {
  const { status, body } = await client.get(`/api/jobs/${jobId}/schedule-plan`);
  expect(status).toBe(200);
  return body.plan;
};
async function bookedOn(owner: Client, days: number, title: string): Promise<string> {
  const id = await awardedJob(owner, installer, { title, requirements: [] });
  const { status } = await owner.post(`/api/jobs/${id}/schedule`, { installationDate: inDays(days) });
  expect(status).toBe(200);
  return id;
}

describe('the schedule plan', () => {
  it("shows each party the installer's bookings, and a retailer only the day of another retailer's job", async () => {
    const mine = await awardedJob(retailer, installer, { requirements: [] });
    const ours = await bookedOn(retailer, 9, 'Second roof');
    const theirs = await bookedOn(rival, 12, 'Secret roof');
    const forRetailer = await planOf(retailer, mine);
    expect(forRetailer.bookings).toEqual([
      { day: inDays(9), job: expect.objectContaining({ id: ours, title: 'Second roof' }) },
      { day: inDays(12), job: null },
    ]);
    expect(JSON.stringify(forRetailer)).not.toContain('Secret');
    const forInstaller = await planOf(installer, mine);
    expect(forInstaller.bookings).toEqual([
      { day: inDays(9), job: expect.objectContaining({ id: ours }) },
      { day: inDays(12), job: expect.objectContaining({ id: theirs, title: 'Secret roof' }) },
    ]);
    expect((await rival.get(`/api/jobs/${mine}/schedule-plan`)).status).toBe(404);
  });

  it('leaves out the job itself and jobs that were completed or cancelled', async () => {
    const [owner, job] = [retailer, await bookedOn(retailer, 20, 'Moved roof')];
    const cancelled = await bookedOn(owner, 21, 'Cancelled roof');
    expect((await owner.post(`/api/jobs/${cancelled}/cancel`, { reason: 'Sold' })).status).toBe(200);
    const days = (await planOf(owner, job)).bookings.map(({ day }: { day: string }) => day);
    expect(days).not.toContain(inDays(20));
    expect(days).not.toContain(inDays(21));
  });

  it('counts the lead time of the application from the award, and contains the preferred week', async () => {
    const preferredWeek = mondayOf(inDays(40));
    const freeFrom = addDays(todayIn(usualZone, new Date()), 7);
    const job = await awardedJob(retailer, installer, { preferredWeek, requirements: [] });
    expect(await planOf(installer, job)).toMatchObject({ preferredWeek, leadTimeDays: 7, freeFrom });
  });

  it('does not exist before the job is awarded', async () => {
    const jobId = await postJob(retailer);
    expect((await retailer.get(`/api/jobs/${jobId}/schedule-plan`)).status).toBe(409);
  });
});

describe('a date that has changed since the caller saw it', () => {
  it('is refused if the day was free then, and something is planned on it now', async () => {
    const job = await awardedJob(retailer, installer, { requirements: [] });
    const seen = { installationDate: null, status: 'accepted' };
    const set = (days: number, isFree?: boolean) =>
      retailer.post(`/api/jobs/${job}/schedule`, { installationDate: inDays(days), seen: { ...seen, isFree } });
    await bookedOn(rival, 70, 'Faster roof');
    await app.settle();
    const { status, body } = await set(70, true);
    expect([status, Object.keys(body.fields)]).toEqual([409, ['installationDate']]);
    expect((await retailer.get(`/api/jobs/${job}`)).body.job).toMatchObject({
      status: 'accepted',
      installationDate: null,
    });

    expect((await set(70, false)).status).toBe(200);
  });

  it('is saved if only the preferred week of the job is over, as the suggested day of a worklist is', async () => {
    const preferredWeek = addDays(mondayOf(inDays(0)), -7);
    const job = await awardedJob(retailer, installer, { preferredWeek, requirements: [] });
    await app.settle();
    const { rows } = (await retailer.get('/api/dashboard/worklist?kind=dates')).body;
    const row = rows.find((each: { job: { id: string } }) => each.job.id === job);
    const seen = { installationDate: null, status: 'accepted', isFree: true };
    const { status } = await retailer.post(`/api/jobs/${job}/schedule`, {
      installationDate: row.suggestedDay.day,
      seen,
    });
    expect(status).toBe(200);
  });

  it('is saved if the day is still free', async () => {
    const job = await awardedJob(retailer, installer, { requirements: [] });
    const seen = { installationDate: null, status: 'accepted', isFree: true };
    const { status } = await retailer.post(`/api/jobs/${job}/schedule`, { installationDate: inDays(71), seen });
    expect(status).toBe(200);
  });

  it('is not overwritten, and neither is a changed status', async () => {
    const job = await bookedOn(retailer, 50, 'Seen roof');
    const move = (days: number, status: string) =>
      installer.post(`/api/jobs/${job}/schedule`, {
        installationDate: inDays(60),
        seen: { installationDate: inDays(days), status },
      });
    expect((await move(49, 'booked')).status).toBe(409);
    expect((await move(50, 'accepted')).status).toBe(409);
    expect((await retailer.get(`/api/jobs/${job}`)).body.job.installationDate).toBe(inDays(50));
    expect((await move(50, 'booked')).status).toBe(200);
    expect((await retailer.get(`/api/jobs/${job}`)).body.job.installationDate).toBe(inDays(60));
  });
});

describe('days off', () => {
  it('are set and ended by the installer, who can repeat either, and both parties see them', async () => {
    const job = await awardedJob(retailer, installer, { requirements: [] });
    const set = (from: number, to: number, isOff: boolean) =>
      installer.put('/api/days-off', { from: inDays(from), to: inDays(to), isOff });
    expect((await set(30, 32, true)).body.days).toEqual([inDays(30), inDays(31), inDays(32)]);
    expect((await set(31, 31, false)).body.days).toEqual([inDays(30), inDays(32)]);
    expect((await set(31, 31, false)).status).toBe(200);
    expect((await planOf(retailer, job)).daysOff).toEqual([inDays(30), inDays(32)]);
    expect((await installer.get('/api/days-off')).body.days).toEqual([inDays(30), inDays(32)]);
    expect((await set(30, 32, false)).body.days).toEqual([]);
  });

  it.each<[string, number, number, string]>([
    ['in the past', -2, 3, 'from'],
    ['that end before they begin', 5, 4, 'to'],
    [`that are more than ${mostDaysOffAtOnce}`, 5, 5 + mostDaysOffAtOnce, 'to'],
    ['more than two years ahead', 740, 741, 'to'],
  ])('%s are refused, and nothing is set', async (_, from, to, field) => {
    const { status, body } = await installer.put('/api/days-off', { from: inDays(from), to: inDays(to), isOff: true });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    expect((await installer.get('/api/days-off')).body.days).toEqual([]);
  });
});
