import { expect, it } from '@jest/globals';
import { smallestRareFile } from '../aws/storage/uploads.ts';
import { type Activities, filesOfJob } from './activities.ts';
import { billOf } from './bill.ts';
import { month, runtime } from './month.ts';
import { type Price, prices } from './prices.ts';
import type { Taken } from './taken.ts';
import { type Measured, usageOf } from './usage.ts';

const nothing: Taken = {
  calls: 0,
  followUps: 0,
  cpu: 0,
  steps: 0,
  readUnits: 0,
  writeUnits: 0,
  bytes: 0,
  byteMonths: 0,
  commands: {},
};
const idle: Activities = {
  job: nothing,
  newPerson: nothing,
  visit: nothing,
  retailerSession: nothing,
  installerSession: nothing,
  sweep: nothing,
};
const measured: Measured = {
  activities: idle,
  standing: { alarmMetric: 3, ownMetric: 2, dashboard: 1, key: 1, secret: 2, firewall: 0, firewallRule: 0 },
  areTraced: false,
  lineBytes: 0,
  logDays: 30,
  daysUntilRare: 90,
};

it('a bill adds up the costs of each part, with and without the free units', () => {
  const table: Record<'call' | 'run' | 'email', Price> = {
    call: { part: 'calls', what: 'calls', usd: 1.5, per: 1000, source: 'here' },
    run: { part: 'functions', what: 'runs', usd: 1, per: 10, free: 30, source: 'here' },
    email: { part: 'emails', what: 'emails', usd: 2, per: 1, free: 10, source: 'here' },
  };
  expect(billOf({ call: 2000, run: 50, email: 4 }, table)).toEqual({
    list: 16,
    paid: 5,
    parts: [
      { part: 'emails', list: 8, paid: 0 },
      { part: 'functions', list: 5, paid: 2 },
      { part: 'calls', list: 3, paid: 3 },
    ],
  });
});

it('activities count as often as people do them, and fixed costs count once', () => {
  const activities = {
    ...idle,
    retailerSession: { ...nothing, calls: 2, readUnits: 10 },
    job: { ...nothing, writeUnits: 5, followUps: 3, commands: { SendEmailCommand: 4 } },
  };
  const [small, large] = [1000, 10_000].map((users) => usageOf(users, { ...measured, activities }));
  const sessions = month.retailers * month.sessions;
  expect(small).toMatchObject({ ...measured.standing, apiCall: 2 * sessions, tableRead: 10 * sessions, account: 1000 });
  expect(small).toMatchObject({ tableWrite: 5 * month.jobs, email: 4 * month.jobs });
  const sweeps = 60 * runtime.hoursPerMonth;
  expect([small, large].map((usage) => usage?.functionCall)).toEqual(
    [1, 10].map((times) => times * (2 * sessions + 3 * month.jobs) + sweeps),
  );
  expect(large).toMatchObject({ ...measured.standing, tableWrite: 50 * month.jobs, firewallRequest: 0, trace: 0 });
});

it('the photos and the documents of a job are moved to the rarer class, and none without a job', () => {
  const { photos, documents } = filesOfJob;
  expect(Math.min(month.photoBytes, month.documentBytes)).toBeGreaterThan(smallestRareFile);
  expect(usageOf(1000, measured).fileMoved).toBe((photos + documents) * month.jobs);
  expect(usageOf(0, measured).fileMoved).toBe(0);
});

it('an unused stage still costs its alarms, its key and a sweeper run each minute', () => {
  const { parts } = billOf(usageOf(0, measured), prices);
  const known = Object.fromEntries(parts.map(({ part, list }) => [part, list]));
  expect(known.watching).toBeCloseTo(3 * 0.1 + 2 * 0.3 + 3);
  expect(known.keys).toBeCloseTo(1.8);
  expect(known.functions).toBeCloseTo((60 * 730 * 0.2) / 1e6);
  expect(known.calls).toBe(0);
});

it('every price names the page that it was typed from', () => {
  for (const { source, usd, per } of Object.values(prices)) {
    expect(source).toMatch(/^[a-z0-9/-]+\/pricing/);
    expect(Math.min(usd, per)).toBeGreaterThan(0);
  }
});
