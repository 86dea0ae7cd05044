import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { projectRoot } from '../../install.mjs';
import { confirmAddress } from '../../tools/verify/confirm.ts';
import { jobForm } from '../../tools/verify/job-form.ts';
import { installerProfile, password, register, retailerProfile } from '../../tools/verify/people.ts';

const patienceMilliseconds = 120_000;
/** The storage key under which the application keeps the session's account. */
const sessionKey = 'suncrew-session';

async function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/landing/stats`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts the whole application like `npm start -- --empty`. Returns a function that stops it. */
export async function startApplication(dataDir: string, port: number, origin: string): Promise<() => Promise<void>> {
  const args = ['infra/local/start.mjs', '--port', String(port), '--data-dir', dataDir, '--empty'];
  // The rate limits of production would refuse some of the calls that fill a dashboard.
  const env = { ...process.env, LOCAL_LIMITS: 'high' };
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'ignore', env });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  const deadline = Date.now() + patienceMilliseconds;
  while (!(await isUp(origin))) {
    if (child.exitCode !== null) throw new Error('The application ended before it had started.');
    if (Date.now() > deadline) {
      await stop();
      throw new Error('The application did not start in time.');
    }
    await delay(100);
  }
  return stop;
}

/**
 * Signs a person in, and returns their session as a browser stores it. `seenAt` is the origin at which that browser opens the
 * pages.
 */
async function sessionOf(
  { email, userId }: { email: string; userId: string },
  browser: Browser,
  origin: string,
  seenAt = origin,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext();
  const answer = await context.request.post(`${origin}/api/auth/login`, {
    data: { email, password },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`Signing in failed with ${answer.status()}.`);
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [{ origin: seenAt, localStorage: [{ name: sessionKey, value: userId }] }] };
}

/** Registers an installer with a profile, and returns their stored session. */
export async function installerIn(browser: Browser, origin: string): Promise<BrowserContextOptions['storageState']> {
  const person = await register(origin, 'installer');
  await confirmAddress(origin, person);
  await person.call('createInstallerProfile', { body: installerProfile('Map Electrical') });
  return sessionOf(person, browser, origin);
}

/** Registers a retailer with `jobs` open jobs, and returns their stored session. */
export async function retailerWith(
  jobs: number,
  browser: Browser,
  origin: string,
  seenAt: string,
): Promise<BrowserContextOptions['storageState']> {
  const person = await register(origin, 'retailer');
  // Installers cannot find the job of a retailer with an unconfirmed email address, and the home page would show none.
  await confirmAddress(origin, person);
  const { call } = person;
  await call('createRetailerProfile', { body: retailerProfile });
  for (let index = 0; index < jobs; index += 1)
    await call('createJob', { body: jobForm({ title: `Solar roof ${index + 1}` }) });
  return sessionOf(person, browser, origin, seenAt);
}
