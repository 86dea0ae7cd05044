import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { EmailLimits, FunctionName, RateLimits, UploadQuota } from '#functions/env.ts';
import { type RouteGroup, rateLimitNames, routeGroups } from '#shared/api/route/route.ts';
import { inviteDays, savedSearches } from '../../edge/limits.ts';
import { chooseEngine, startDynamodb } from '../../local/cloud/dynamodb/start-dynamodb.ts';
import type { StreamPoller } from '../../local/cloud/dynamodb/stream-poller.ts';
import { keepPorts } from '../../local/cloud/serving/ports.ts';
import type { HandlerOf } from '../../local/server/dispatch.ts';
import { installerProfile, retailerProfile } from '../../tools/in-process/builders.ts';
import { Client, origin, originSecret } from '../../tools/in-process/client.ts';
import { readEmails, type SentEmail } from '../../tools/in-process/emails.ts';
import { adaptClients } from './adapted-clients.ts';
import { confirmSession } from './confirm-session.ts';
import { startFollowUps } from './follow-ups.ts';
import { patiently } from './patiently.ts';

/**
 * The whole back end for one test file: its own table, the real functions, and the consumer (see `startFollowUps`). Test files
 * may share a process and its functions, whose clients stay open. So each file starts a new engine at the same port, with a
 * table of the same name, and sets its own limits.
 */

const generous = { perAccount: 100_000, perAddress: 100_000, windowSeconds: 60 };
const generousLimits = Object.fromEntries(rateLimitNames.map((name) => [name, generous])) as RateLimits;
const manyEmails = { most: 100_000, windowSeconds: 60 };
const generousEmailLimits: EmailLimits = {
  toConfirm: manyEmails,
  fromOnePerson: manyEmails,
  aboutOneThing: manyEmails,
  aboutSignIns: manyEmails,
};
const generousQuota: UploadQuota = {
  bytesPerUser: Number.MAX_SAFE_INTEGER,
  windowSeconds: 60,
  unbound: { most: 100_000, windowSeconds: 60 },
};

const groups: Record<RouteGroup, () => Promise<{ handler: Awaited<ReturnType<HandlerOf>> }>> = {
  auth: () => import('#functions/routes/auth.ts'),
  profiles: () => import('#functions/routes/profiles.ts'),
  jobs: () => import('#functions/routes/jobs.ts'),
  applications: () => import('#functions/routes/applications.ts'),
  progress: () => import('#functions/routes/progress.ts'),
  payments: () => import('#functions/routes/payments.ts'),
  reviews: () => import('#functions/routes/reviews.ts'),
  objects: () => import('#functions/routes/objects.ts'),
  notifications: () => import('#functions/routes/notifications.ts'),
  discovery: () => import('#functions/routes/discovery.ts'),
  admin: () => import('#functions/routes/admin.ts'),
  verification: () => import('#functions/routes/verification.ts'),
};
export const handlerOf: HandlerOf = async (group) => (await groups[group]()).handler;

const patienceMs = 120_000;
export const password = 'correct horse battery';

export interface App {
  tableName: string;
  client(address?: string): Client;
  /** Registers a person with a complete profile. `profile` changes fields of the profile. */
  retailer(profile?: Record<string, unknown>): Promise<Client>;
  installer(profile?: Record<string, unknown>): Promise<Client>;
  /** Creates an administrator, who has entered the password again unless `hasConfirmed` is false. */
  admin(hasConfirmed?: boolean): Promise<Client>;
  /** Registers a person and confirms the email address. */
  register(role: 'retailer' | 'installer', email?: string): Promise<Client>;
  /** Registers a person without confirming the email address. */
  unconfirmed(role: 'retailer' | 'installer', email?: string): Promise<Client>;
  /** Waits until all follow-up work so far is done. */
  settle(): Promise<void>;
  /** Stops all follow-up work until the returned function is called, or the application is closed. */
  hold(): () => void;
  mails(to: string): Promise<SentEmail[]>;
  close(): Promise<void>;
}

async function unconfirmed(role: 'retailer' | 'installer', email = `${randomUUID()}@example.com`): Promise<Client> {
  const client = new Client(handlerOf);
  const { status, body } = await patiently(() => client.post('/api/auth/register', { email, password, role }));
  if (status !== 201) throw new Error(`Registration answered ${status}: ${JSON.stringify(body)}`);
  return Object.assign(client, { userId: body.user?.id, email, password });
}

async function register(role: 'retailer' | 'installer', email?: string): Promise<Client> {
  const client = await unconfirmed(role, email);
  const { confirmByOperator } = await import('#functions/core/accounts/confirm-email.ts');
  await confirmByOperator(client.email);
  return client;
}

async function withProfile(role: 'retailer' | 'installer', profile: Record<string, unknown>): Promise<Client> {
  const client = await register(role);
  const { status, body } = await client.post(`/api/profile/${role}`, profile);
  if (status !== 201) throw new Error(`The profile answered ${status}: ${JSON.stringify(body)}`);
  return client;
}

/** The time after which the sweeper handles a new outbox row or a row that failed once: a minute, and a second more. */
const dueWithinMs = 61_000;

/** Tests that wait at the same moment share one sweep. Parallel sweeps would lease each other's rows, and begin again. */
let sweeping: Promise<unknown> | undefined;

/**
 * Waits until all follow-up work is done. After five seconds, the consumer leaves the slow rows of a batch to the sweeper, which
 * runs each minute. No sweeper runs during a test, so this function sweeps the remaining rows as if a minute had passed.
 */
async function waitForQuiet(followUps: StreamPoller): Promise<void> {
  const { rows } = await import('#functions/data/service.ts');
  const { sweepOutbox } = await import('#functions/core/follow-ups/sweep-outbox.ts');
  const waiting = async () => (await rows().outbox.query.waiting({ list1pk: 'outbox' }).go({ limit: 1 })).data.length;
  const sweep = async () => {
    sweeping ??= sweepOutbox(new Date(Date.now() + dueWithinMs)).finally(() => {
      sweeping = undefined;
    });
    await sweeping;
  };
  const deadline = Date.now() + patienceMs;
  let pause = 25;
  while (Date.now() < deadline) {
    await followUps.drained();
    if ((await waiting()) === 0) return;
    await sweep();
    await delay(pause);
    pause = Math.min(pause * 2, 400);
  }
  throw new Error('What follows from the changes was not carried out in time.');
}

/**
 * Starts an engine for this test file only. For each stream record that dynoxide adds, dynoxide reads all existing records of
 * every table. With one shared engine, the last test files would be ten times slower than the first. Dynoxide starts in 30 ms.
 * Amazon's engine needs a second and 250 MB, so all test files share it.
 */
async function startOwnEngine(): Promise<() => Promise<void>> {
  if (chooseEngine() === 'java') return async () => undefined;
  enginePort ??= (await keepPorts(['dynamodb'])).dynamodb;
  const { endpoint, stop } = await startDynamodb({ port: enginePort });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ENDPOINT_URL_DYNAMODB_STREAMS: endpoint,
  });
  return stop;
}

export interface AppOptions {
  emailLimits?: EmailLimits;
  limits?: Partial<RateLimits>;
  uploadQuota?: UploadQuota;
  /** The seconds for which the functions cache a list that they have read. The default is 0. */
  heldSeconds?: number;
}

const tableName = `test-${randomUUID()}`;
let enginePort: number | undefined;
const tested: readonly FunctionName[] = [...routeGroups, 'consumer'];

export async function startApp(options: AppOptions = {}): Promise<App> {
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    ORIGIN_SECRET: originSecret,
    COOKIE_SUFFIX: '',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    APP_ORIGIN: origin,
    RATE_LIMITS: JSON.stringify({ ...generousLimits, ...options.limits }),
    UPLOAD_QUOTA: JSON.stringify(options.uploadQuota ?? generousQuota),
    DIRECTORY_HELD_SECONDS: String(options.heldSeconds ?? 0),
    LETTER_LIMITS: JSON.stringify(options.emailLimits ?? generousEmailLimits),
    INVITE_DAYS: String(inviteDays),
    SAVED_SEARCHES: String(savedSearches),
    RELEASE: '0.0.0',
  });
  const { loadEnvironment } = await import('#functions/env.ts');
  for (const name of tested) loadEnvironment(name);
  const stopEngine = await startOwnEngine();
  const { documents, dynamo } = await import('#functions/data/client.ts');
  const { rows } = await import('#functions/data/service.ts');
  await adaptClients();
  const { handler } = await import('#functions/events/consumer.ts');
  const emails = await readEmails(process.env.TEST_DATA_DIR ?? '');
  let released: Promise<void> = Promise.resolve();
  let release = () => {};
  const followUps = await startFollowUps(dynamo, documents, tableName, async (event) => {
    await released;
    return handler(event);
  });
  return {
    tableName,
    client: (address) => new Client(handlerOf, address),
    register,
    unconfirmed,
    retailer: (profile) => withProfile('retailer', retailerProfile(profile)),
    installer: (profile) => withProfile('installer', installerProfile(profile)),
    admin: async (hasConfirmed = true) => {
      const client = await withProfile('retailer', retailerProfile());
      await rows().user.patch({ userId: client.userId }).set({ isAdmin: true }).go();
      if (hasConfirmed) await confirmSession(client);
      return client;
    },
    settle: () => waitForQuiet(followUps),
    hold: () => {
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    mails: async (to) => (await emails()).filter((message) => message.to.includes(to)),
    close: async () => {
      release();
      await followUps.stop();
      dynamo.destroy();
      await stopEngine();
    },
  };
}
