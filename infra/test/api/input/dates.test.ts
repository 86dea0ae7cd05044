import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { awardedJob } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { dayMs } from '#shared/domain/days.ts';
import { startedApp } from '../../harness/started-app.ts';
import { stopClockAt } from '../../harness/stopped-clock.ts';
import { expectInvalid } from './evidence.ts';

/** Installation dates are dates at the site, and the site's own clock decides the current date. */

const app = startedApp();
let retailer: Client;
let installer: Client;
const paths: Record<string, string> = {};

const sites = [
  ['Australia/Sydney', '12 Hill Street, Castle Hill NSW 2154'],
  ['Australia/Perth', '1 Ocean Street, Fremantle WA 6160'],
  ['Australia/Brisbane', '1 Church Street, Ipswich QLD 4305'],
  ['Australia/Adelaide', '1 King Street, Glenelg SA 5045'],
] as const;
const zones = sites.map(([zone]) => zone);

beforeAll(async () => {
  [retailer, installer] = await Promise.all([app.retailer(), app.installer()]);
  for (const [zone, address] of sites)
    paths[zone] = `/api/jobs/${await awardedJob(retailer, installer, { address, requirements: [] })}`;
});
afterEach(async () => {
  // Runs the follow-up work before the clock changes, because the work might not be due by the next test's clock.
  await app.settle();
  jest.useRealTimers();
});

const dayAt = (zone: string, time: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(time);
const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
const inTwoYears = (date: string): string =>
  `${Number(date.slice(0, 4)) + 2}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`;

/** Returns the time of the last midnight at the site, found by bisection. */
function lastMidnight(zone: string): number {
  const now = Date.now();
  const today = dayAt(zone, now);
  let [before, after] = [now - 25 * 3_600_000, now];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(zone, middle) === today) after = middle;
    else before = middle;
  }
  return after;
}

const schedule = (zone: string, installationDate: unknown, who = retailer) =>
  who.post(`${paths[zone]}/schedule`, { installationDate });
const refuse = (zone: string, installationDate: unknown, message: string) =>
  expectInvalid(
    app,
    { installationDate: message },
    () => schedule(zone, installationDate),
    () => schedule(zone, installationDate, installer),
  );

const past = 'The date cannot be in the past';
const far = 'The date can be at most 2 years ahead';
const none = 'Choose a date';

describe('an installation date', () => {
  it.each([
    undefined,
    null,
    '',
    '   ',
    1_900_000_000_000,
    true,
    ['2027-01-04'],
    'tomorrow',
    '2027-02-30',
    '2027-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-1-4',
    '20270104',
    '04/01/2027',
    '27-01-04',
    '02027-01-04',
    '275760-09-13',
    '+275760-09-13T00:00:00.000Z',
    '-002027-01-04',
    '2027-01-04T10:00',
    '2027-01-04T10:00:00',
    '2027-01-04T24:00:00Z',
    '2027-01-04T10:60:00Z',
    '2027-01-04T10:00:00+15:00',
    '2027-01-04T10:00:00 AEDT',
    '2027-02-30T10:00:00Z',
    '2027-01-04 10:00:00Z',
    '２０２７-01-04',
  ])('cannot be %j', (installationDate) => refuse('Australia/Sydney', installationDate, none));

  it('of more than 40 characters is refused for its length', async () => {
    await refuse('Australia/Sydney', '2'.repeat(41), 'At most 40 characters');
  });

  it.each(zones)('in %s can be today there, or any day up to two years ahead', async (zone) => {
    // A clock ahead of the real one would make the sessions expire.
    stopClockAt(Math.min(lastMidnight(zone) + 3_600_000, Date.now()));
    const today = dayAt(zone, Date.now());
    const last = inTwoYears(today);
    await refuse(zone, later(today, -1), past);
    await refuse(zone, later(last, 1), far);
    await refuse(zone, '1999-12-31', past);
    await refuse(zone, '9999-12-31', far);
    for (const date of [today, later(today, 1), last]) {
      const { status, body } = await schedule(zone, date, installer);
      expect([status, body.job?.installationDate, body.job?.status]).toEqual([200, date, 'booked']);
    }
  });

  it.each(zones)('in %s changes at midnight there', async (zone) => {
    const midnight = lastMidnight(zone);
    const [evening, morning] = [dayAt(zone, midnight - 1), dayAt(zone, midnight)];
    stopClockAt(midnight - 1);
    expect((await schedule(zone, evening)).body.job?.installationDate).toBe(evening);
    await refuse(zone, inTwoYears(morning), far);
    stopClockAt(midnight);
    await refuse(zone, evening, past);
    expect((await schedule(zone, inTwoYears(morning))).body.job?.installationDate).toBe(inTwoYears(morning));
  });

  it('can be a different day in Perth and in Sydney', async () => {
    stopClockAt(lastMidnight('Australia/Perth') - 3_600_000);
    const [perth, sydney] = [dayAt('Australia/Perth', Date.now()), dayAt('Australia/Sydney', Date.now())];
    expect(sydney).toBe(later(perth, 1));
    expect((await schedule('Australia/Perth', perth)).status).toBe(200);
    await refuse('Australia/Sydney', perth, past);
  });

  it.each(zones)('that is sent as a time is the date of that time in %s', async (zone) => {
    const date = later(dayAt(zone, Date.now()), 40);
    for (const moment of [
      `${date}T00:00:00Z`,
      `${date}T13:29:59.999Z`,
      `${date}T15:59:59Z`,
      `${date}T16:00:00Z`,
      `${date}T23:59:59.999Z`,
      `${date}T00:00:00+08:00`,
      `${date}T23:30:00-11:00`,
      `${date}T00:30:00+14:00`,
      `${date}T12:00Z`,
    ]) {
      const { status, body } = await schedule(zone, moment);
      const expected = dayAt(zone, Date.parse(moment));
      expect([moment, status, body.job?.installationDate]).toEqual([moment, 200, expected]);
    }
  });

  it('may be 29 February in a leap year', async () => {
    const today = dayAt('Australia/Sydney', Date.now());
    const leap = [2028, 2032, 2036].map((year) => `${year}-02-29`).find((date) => date > today) ?? '';
    const { status, body } = await schedule('Australia/Sydney', leap);
    if (leap <= inTwoYears(today)) expect([status, body.job.installationDate]).toEqual([200, leap]);
    else expect([status, body.fields]).toEqual([422, { installationDate: far }]);
  });

  it('cannot be set for a job that has no installer', async () => {
    const { body } = await retailer.get('/api/jobs/retailer?tab=accepted');
    expect(body.jobs).toEqual([]);
    expect((await retailer.post(`${paths['Australia/Sydney']}/unassign`, {})).status).toBe(200);
    const { status, body: refused } = await schedule(
      'Australia/Sydney',
      later(dayAt('Australia/Sydney', Date.now()), 3),
    );
    expect([status, refused.code]).toEqual([409, 'wrong_state']);
  });
});
