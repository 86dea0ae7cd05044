import { beforeAll, expect, it } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { loadEnvironment } from '#functions/env.ts';
import { setReminders } from '#infra/migration/set-reminders.ts';
import { awardedJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { addDays, formatLongDate, hourAt, todayIn } from '#shared/domain/civil-date.ts';
import { startedApp } from '../../harness/started-app.ts';

/** The reminder of a scheduled job: both parties get one on the morning of the day before, by the clock at the site. */

const perth = 'Australia/Perth';
const inPerth = { address: '12 Hay Street, Perth WA 6000', requirements: [] };
const today = todayIn(perth, new Date());
const nineBefore = (date: string) => hourAt(perth, addDays(date, -1), 9);
const minutesAfter = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);

const app = startedApp();
let retailer: Client;
let ann: Client;
let sweepReminders: typeof import('#functions/core/follow-ups/sweep-reminders.ts').sweepReminders;
beforeAll(async () => {
  loadEnvironment('sweeper');
  ({ sweepReminders } = await import('#functions/core/follow-ups/sweep-reminders.ts'));
  [retailer, ann] = await Promise.all([app.retailer(), app.installer({ companyName: 'Ann Electrical' })]);
});

const schedule = async (jobId: string, installationDate: string): Promise<string> => {
  expect((await retailer.post(`/api/jobs/${jobId}/schedule`, { installationDate })).status).toBe(200);
  return jobId;
};
const booked = async (date: string): Promise<string> => schedule(await awardedJob(retailer, ann, inPerth), date);
const rows = async () => (await import('#functions/data/service.ts')).rows();
const dueAt = async (jobId: string) => (await (await rows()).reminder.get({ jobId }).go()).data?.dueAt;
/** Returns the differences that the integrity check finds at a time after the first reminder was sent. */
const differences = () =>
  findDifferences(documents, app.tableName, { now: minutesAfter(nineBefore(addDays(today, 3)), 2) });
const remindedOf = async (who: Client, jobId: string): Promise<string[]> =>
  (await who.get('/api/notifications')).body.notifications
    .filter((each: Json) => each.kind === 'reminder' && each.jobId === jobId)
    .map((each: Json) => each.text);

it('both parties are reminded once, even by several sweeps at the same time', async () => {
  const date = addDays(today, 3);
  const jobId = await booked(date);
  expect(await sweepReminders(minutesAfter(nineBefore(date), -1))).toBe(0);
  const due = minutesAfter(nineBefore(date), 1);
  const counts = await Promise.all([sweepReminders(due), sweepReminders(due)]);
  expect([counts.reduce((sum, count) => sum + count), await sweepReminders(due)]).toEqual([1, 0]);
  await app.settle();
  const when = `on ${formatLongDate(date)} in Perth WA.`;
  expect(await remindedOf(ann, jobId)).toEqual([`Your installation is ${when}`]);
  expect(await remindedOf(retailer, jobId)).toEqual([`Ann Electrical is booked to install ${when}`]);
  for (const { email } of [ann, retailer]) {
    const subjects = (await app.mails(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^The installation of your job in .* is tomorrow$/.test(subject))).toHaveLength(
      1,
    );
  }
});

it('a reminder moves with its date, and is removed with it', async () => {
  const date = addDays(today, 5);
  const [moved, left, started, cancelled] = [
    await booked(date),
    await booked(date),
    await booked(date),
    await booked(date),
  ];
  expect(await dueAt(moved)).toBe(nineBefore(date).toISOString());
  const later = addDays(today, 9);
  await schedule(moved, later);
  expect(await dueAt(moved)).toBe(nineBefore(later).toISOString());
  await retailer.post(`/api/jobs/${left}/unassign`, {});
  await ann.post(`/api/jobs/${started}/start`, {});
  await retailer.post(`/api/jobs/${cancelled}/cancel`, { reason: 'The roof is gone' });
  for (const jobId of [left, started, cancelled]) expect(await dueAt(jobId)).toBeUndefined();
  await app.settle();
  expect(await sweepReminders(minutesAfter(nineBefore(date), 1))).toBe(0);
  await schedule(moved, today);
  expect(await dueAt(moved)).toBeUndefined();
  await app.settle();
  expect(await differences()).toEqual([]);
});

it('a reminder that is too late is dropped, and the integrity check finds a missing one, which can be set again', async () => {
  const date = addDays(today, 4);
  const [late, lost] = [await booked(date), await booked(addDays(today, 8))];
  await app.settle();
  const { reminder } = await rows();
  await reminder.delete({ jobId: lost }).go();
  expect(await differences()).toEqual([
    `reminder of job ${lost} is due at no time, should be ${nineBefore(addDays(today, 8)).toISOString()}`,
  ]);
  await setReminders(documents, app.tableName);
  expect(await differences()).toEqual([]);
  expect(await sweepReminders(hourAt(perth, date, 0))).toBe(0);
  expect(await dueAt(late)).toBeUndefined();
  expect(await remindedOf(ann, late)).toEqual([]);
});
