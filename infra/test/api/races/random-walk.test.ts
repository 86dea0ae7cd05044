import { beforeAll, expect, it, jest } from '@jest/globals';
import { documents } from '#functions/data/client.ts';
import { rows } from '#functions/data/service.ts';
import { readTable } from '#infra/read-table.ts';
import { jobForm, pdf, postJob, upload } from '#infra/tools/in-process/builders.ts';
import type { Client, TestAnswer } from '#infra/tools/in-process/client.ts';
import type { Json } from '#infra/tools/in-process/json.ts';
import { findDifferences } from '#infra/tools/integrity/find-differences.ts';
import { inDays } from '../../harness/days.ts';
import { patiently } from '../../harness/patiently.ts';
import { startedApp } from '../../harness/started-app.ts';
import { randomFrom } from './random.ts';

/**
 * A random walk: six people act at random, three at a time, while an administrator sets statuses back. WALK_STEPS sets the number
 * of steps, and WALK_SEED chooses other steps. No request causes a server error. No installer is bound to a price that they have
 * not agreed to. No awarded job and no released payment disappears. In the end, the integrity check finds no differences.
 */

const steps = Number(process.env.WALK_STEPS ?? 60);
const seed = Number(process.env.WALK_SEED ?? 20_261_125);
const atOnce = 3;
const checkedEvery = 20;
/** Only a walk that hangs reaches this limit. */
jest.setTimeout(300_000 + steps * 100);
const settable = ['posted', 'accepted', 'booked', 'completed', 'paid'] as const;

const app = startedApp();
let retailers: Client[];
let installers: Client[];
let admin: Client;
beforeAll(async () => {
  retailers = await Promise.all([app.retailer(), app.retailer()]);
  installers = await Promise.all([app.installer(), app.installer(), app.installer()]);
  admin = await app.admin();
});

interface WalkedJob {
  id: string;
  owner: Client;
  shareToken: string | null;
  wasAwarded: boolean;
  /** The id of the installer who had the job at the last check. */
  holder: string | undefined;
}

const { pick, number, chance } = randomFrom(seed);
const jobs: WalkedJob[] = [];
const done: string[] = [];
/** For each job and installer, the prices that the installer saw when applying or accepting. */
const agreed = new Map<string, Set<number>>();
const tomorrow = inDays(1);

async function shown(who: Client, id: string): Promise<Json | null> {
  return (await who.get(`/api/jobs/${id}`)).body.job ?? null;
}
/** Notes the price that the installer sees and so agrees to. Returns the version of the terms. */
async function seenTerms(who: Client, id: string): Promise<{ termsVersion: number } | null> {
  const job = await shown(who, id);
  if (job === null) return null;
  const key = `${id} ${who.userId}`;
  agreed.set(key, (agreed.get(key) ?? new Set()).add(job.priceExGst));
  return { termsVersion: job.termsVersion };
}
const formOf = (changes: object = {}) =>
  jobForm({ isPublic: chance(0.7), priceExGst: number(100, 9_000), requirements: [{ label: 'Rebates' }], ...changes });

type Step = (job: WalkedJob) => Promise<TestAnswer | null>;

const byOwner: Record<string, Step> = {
  edit: ({ id, owner }) => owner.put(`/api/jobs/${id}`, formOf()),
  'edit the site': ({ id, owner }) => owner.put(`/api/jobs/${id}`, formOf({ panelQty: number(5, 40) })),
  invite: ({ id, owner }) =>
    owner.post(`/api/jobs/${id}/invites`, { installerIds: [pick(installers).userId], message: 'Please come' }),
  award: async ({ id, owner }) => {
    const job = await shown(owner, id);
    const { applications = [] } = (await owner.get(`/api/jobs/${id}/applications`)).body;
    if (job === null || applications.length === 0) return null;
    const { termsVersion } = job;
    return owner.put(`/api/applications/${pick<Json>(applications).id}`, { status: 'accepted', termsVersion });
  },
  reject: ({ id, owner }) => owner.put(`/api/applications/${id}.${pick(installers).userId}`, { status: 'rejected' }),
  unassign: ({ id, owner }) => owner.post(`/api/jobs/${id}/unassign`, {}),
  schedule: ({ id, owner }) => owner.post(`/api/jobs/${id}/schedule`, { installationDate: tomorrow }),
  cancel: ({ id, owner }) =>
    chance(0.2) ? owner.post(`/api/jobs/${id}/cancel`, { reason: 'Sold' }) : Promise.resolve(null),
  delete: ({ id, owner }) => (chance(0.2) ? owner.delete(`/api/jobs/${id}`) : Promise.resolve(null)),
  share: async (job) => {
    const answer = await job.owner.post(`/api/jobs/${job.id}/share`, { rotate: chance(0.3) });
    job.shareToken = answer.body?.shareToken ?? job.shareToken;
    return answer;
  },
  'return work': async ({ id, owner }) => {
    const [first] = (await owner.get(`/api/jobs/${id}/requirements`)).body.requirements ?? [];
    return first ? owner.post(`/api/requirements/${first.id}/return`, { reason: 'Blurred' }) : null;
  },
  approve: async ({ id, owner }) => {
    const { payment } = (await owner.get(`/api/payments/${id}`)).body;
    if (payment?.status !== 'pending') return null;
    const remittanceUrl = await upload(owner, pdf('paid'), 'application/pdf');
    return owner.post(`/api/payments/${id}/approve`, { remittanceUrl, requestedAmount: payment.requestedAmount });
  },
  review: async ({ id, owner }) => {
    const scores = { professionalism: 5, workmanship: number(1, 5), communication: 4 };
    return owner.post('/api/ratings', { jobId: id, ...scores });
  },
};

const byInstaller = (who: Client): Record<string, Step> => ({
  apply: async ({ id }) => {
    const seen = await seenTerms(who, id);
    return seen && who.post(`/api/jobs/${id}/apply`, { leadTimeDays: 3, ...seen });
  },
  accept: async ({ id, shareToken }) => {
    if (shareToken && chance(0.5)) await who.get(`/api/jobs/shared/${shareToken}`);
    const seen = await seenTerms(who, id);
    return seen && who.post(`/api/jobs/${id}/accept`, { ...seen, ...(shareToken ? { shareToken } : {}) });
  },
  decline: ({ id }) => who.post(`/api/invites/${id}.${who.userId}/respond`, { status: 'declined' }),
  withdraw: ({ id }) => who.post(`/api/applications/${id}.${who.userId}/withdraw`),
  schedule: ({ id }) => who.post(`/api/jobs/${id}/schedule`, { installationDate: tomorrow }),
  start: ({ id }) => who.post(`/api/jobs/${id}/start`),
  finish: async ({ id }) => {
    const [first] = (await who.get(`/api/jobs/${id}/requirements`)).body.requirements ?? [];
    if (!first) return null;
    await who.patch(`/api/requirements/${first.id}/complete`, { completed: true });
    return who.post(`/api/jobs/${id}/complete`);
  },
  'ask for payment': ({ id }) =>
    who.post(`/api/jobs/${id}/request-payment`, { requestedAmount: number(50, 9_000), changeDescription: 'As agreed' }),
  leave: ({ id }) => (chance(0.3) ? who.post(`/api/jobs/${id}/unassign`, {}) : Promise.resolve(null)),
  review: ({ id }) => who.post('/api/ratings', { jobId: id, jobOrganisation: 4, communication: 5, payment: 3 }),
});

const byAdmin: Record<string, Step> = {
  'set status': ({ id }) => admin.patch(`/api/admin/jobs/${id}`, { status: pick(settable) }),
  'set price': ({ id }) => admin.patch(`/api/admin/jobs/${id}`, { priceExGst: number(100, 9_000) }),
};

/** The actions for a job after the award. All others are for a job before the award. 15% of the steps ignore this difference. */
const afterAward = [
  'unassign',
  'schedule',
  'return work',
  'approve',
  'review',
  'start',
  'finish',
  'ask for payment',
  'leave',
];

async function step(): Promise<void> {
  const [person, acts, own] = pick<[string, Record<string, Step>, string | null]>([
    ...[1, 2, 3].map((): [string, Record<string, Step>, null] => ['owner', byOwner, null]),
    ...installers.flatMap((who, index): [string, Record<string, Step>, string][] => [
      [`installer ${index}`, byInstaller(who), who.userId],
      [`installer ${index}`, byInstaller(who), who.userId],
    ]),
    ['admin', byAdmin, null],
  ]);
  const held = jobs.filter(({ holder }) => holder !== undefined && holder === own);
  const job = held.length > 0 && chance(0.8) ? pick(held) : pick(jobs);
  const isAwarded = job.holder !== undefined;
  const sensible = Object.keys(acts).filter((name) => afterAward.includes(name) === isAwarded);
  const name = pick(sensible.length > 0 && chance(0.85) ? sensible : Object.keys(acts));
  const act = acts[name] as Step;
  const answer = await patiently(async () => (await act(job)) ?? ({ status: 204, text: '' } as TestAnswer));
  done.push(`${job.id} ${person} ${name}: ${answer.status}`);
  if (answer.status >= 500) throw new Error(`${done.slice(-12).join('\n')}\n${answer.text}`);
}

/** Returns the job and the time of each released payment. The payment row of a later installer contains the earlier payments. */
async function released(): Promise<string[]> {
  const { payment = [] } = Object.fromEntries(await readTable(documents, app.tableName)) as Record<string, Json[]>;
  return payment.flatMap(({ jobId, earlier = [], ...row }) =>
    [row, ...earlier].flatMap(({ status, releasedAt }) => (status === 'released' ? [`${jobId} ${releasedAt}`] : [])),
  );
}

/** Returns the recent actions on the jobs that the text names. */
const lately = (text: string): string => {
  const named = done.filter((line) => text.includes(line.slice(0, line.indexOf(' '))));
  return named.slice(-60).join('\n');
};

async function checkJobs(): Promise<void> {
  for (const job of jobs) {
    const { data: row } = await rows().job.get({ jobId: job.id }).go({ consistent: true });
    const holder = row?.assignedInstallerId;
    job.holder = holder;
    if (job.wasAwarded && (!row || row.deleted)) throw new Error(`An awarded job is gone.\n${lately(job.id)}`);
    if (!row || row.deleted || !holder) continue;
    job.wasAwarded = true;
    const price = (row.agreedPriceCents ?? 0) / 100;
    if (!agreed.get(`${job.id} ${holder}`)?.has(price))
      throw new Error(`An installer is bound to $${price}, which they have not seen.\n${lately(job.id)}`);
  }
}

it(`a random walk of ${steps} steps keeps every promise`, async () => {
  let before: string[] = [];
  for (let count = 0; count < steps; count += atOnce) {
    if (jobs.length < 4 || chance(0.05)) {
      const owner = pick(retailers);
      jobs.push({ id: await postJob(owner, formOf()), owner, shareToken: null, wasAwarded: false, holder: undefined });
      if (jobs.length > 6) jobs.shift();
    }
    await Promise.all(Array.from({ length: atOnce }, step));
    await checkJobs();
    if (count % checkedEvery >= atOnce) continue;
    // Renews the sessions, because a long walk takes longer than the ten minutes that an access token is valid.
    await Promise.all([admin, ...retailers, ...installers].map((each) => each.post('/api/auth/refresh')));
    await app.settle();
    const now = await released();
    const gone = before.filter((each) => !now.includes(each)).map((each) => `the released payment of ${each} is gone`);
    const found = [...(await findDifferences(documents, app.tableName)), ...gone];
    if (found.length > 0) throw new Error(`${found.join('\n')}\n${lately(found.join())}`);
    before = now;
  }
  await app.settle();
  expect(await findDifferences(documents, app.tableName)).toEqual([]);
});
