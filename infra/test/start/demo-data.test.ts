import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoAccounts, demoPassword } from '../../local/seed/people.ts';
import type { Json } from '../../tools/in-process/json.ts';
import { cleanUp, processesOn, type Running, start } from './running.ts';
import { Visitor } from './visitor.ts';

const silentMs = 15_000;
let running: Running;
let silences = 0;

/** Stops the engine of the table for 15 seconds, as on a machine that is too busy. */
async function silenceEngine(dataDir: string): Promise<void> {
  const engines = (await processesOn(dataDir)).filter(({ command }) => /dynoxide|DynamoDBLocal/.test(command));
  for (const { pid } of engines) process.kill(pid, 'SIGSTOP');
  await delay(silentMs);
  for (const { pid } of engines) process.kill(pid, 'SIGCONT');
  silences = engines.length;
}

/** Creates the demo data as on a very slow machine: the engine stops answering halfway, and the sweeper runs every 0.3 s. */
beforeAll(async () => {
  running = await start({
    words: ['--small'],
    env: { NODE_OPTIONS: `--import=${new URL('quick-minutes.mjs', import.meta.url)}` },
    upon: { said: 'Loading demo data', act: (dataDir) => delay(3_000).then(() => silenceEngine(dataDir)) },
  });
  await running.said('All demo data is loaded.');
});
afterAll(cleanUp);

async function signIn(email: string): Promise<Visitor> {
  const visitor = new Visitor(running);
  const { status } = await visitor.ask('POST', '/api/auth/login', { email, password: demoPassword });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return visitor;
}

const retailers = demoAccounts.filter(({ what }) => what.startsWith('retailer'));
const installers = demoAccounts.filter(({ what }) => what.startsWith('installer'));

async function jobsOf(email: string): Promise<Json[]> {
  return (await (await signIn(email)).ask('GET', '/api/jobs/retailer')).body.jobs;
}

describe('the demo data', () => {
  it('is completed even if the engine is silent for a while', () => {
    expect(silences).toBe(1);
    expect(running.output()).toContain(`runs at ${running.origin}`);
    expect(running.output()).toContain('Adding more demo data in the background: booked and finished jobs.\n');
  });

  it('has the accounts that the start prints', async () => {
    expect([retailers.length, installers.length, demoAccounts.length]).toEqual([3, 8, 18]);
    for (const { email } of demoAccounts) expect(running.output()).toContain(email);
    expect(running.output()).toContain(demoPassword);
    const people = await Promise.all(demoAccounts.map(({ email }) => signIn(email)));
    const users = await Promise.all(people.map(async (person) => (await person.ask('GET', '/api/auth/me')).body.user));
    expect(users.filter(({ isAdmin }) => isAdmin).map(({ email }) => email)).toEqual([demoAccounts.at(-1)?.email]);
    expect(users.every(({ profileCompleted }) => profileCompleted)).toBe(true);
  });

  it('has about sixty jobs in every status, with past dates and photos', async () => {
    const jobs = (await Promise.all(retailers.map(({ email }) => jobsOf(email)))).flat();
    expect(jobs).toHaveLength(60);
    const statuses = [
      'accepted',
      'archived',
      'booked',
      'cancelled',
      'completed',
      'draft',
      'in_progress',
      'paid',
      'posted',
    ];
    expect([...new Set(jobs.map(({ status }) => status))].sort()).toEqual(statuses);
    const days = new Set(jobs.map(({ createdAt }) => String(createdAt).slice(0, 10)));
    expect(days.size).toBeGreaterThan(15);
    expect(jobs.filter(({ geoPrecision }) => geoPrecision !== 'suburb')).toEqual([]);
  });

  it('has figures that match it', async () => {
    const { body: stats } = await new Visitor(running).ask('GET', '/api/landing/stats');
    expect(stats).toMatchObject({ activeInstallers: expect.any(Number), completedJobs: expect.any(Number) });
    const jobs = (await Promise.all(retailers.map(({ email }) => jobsOf(email)))).flat();
    const done = jobs.filter(({ status }) => ['completed', 'paid', 'archived'].includes(String(status)));
    const pairs = new Set(done.map(({ retailerId, assignedInstallerId }) => `${retailerId} ${assignedInstallerId}`));
    // Jobs of the same two companies count once in 30 days, and again after that.
    expect(pairs.size).toBeGreaterThan(3);
    expect(stats.completedJobs).toBeGreaterThanOrEqual(pairs.size);
    expect(stats.completedJobs).toBeLessThanOrEqual(done.length);
    const installer = await signIn(installers[0]?.email ?? '');
    const { body: own } = await installer.ask('GET', '/api/dashboard/installer/stats');
    // Reviews of one retailer count once in 30 days, and these jobs are further apart.
    expect(own.reviewCount).toBe(3);
    expect(own.averageRating).toBeGreaterThan(3);
    expect((await installer.ask('GET', '/api/notifications')).body.unreadCount).toBeGreaterThan(0);
    const admin = await signIn(demoAccounts.at(-1)?.email ?? '');
    const counted = async () => {
      const { body: totals } = await admin.ask('GET', '/api/admin/totals');
      return [totals.installers, totals.unverified];
    };
    // Follow-up work counts the profiles a moment later, which takes longer on a busy machine.
    for (let tries = 0; tries < 120 && String(await counted()) !== '8,5'; tries += 1) await delay(500);
    expect(await counted()).toEqual([8, 5]);
  });
});
