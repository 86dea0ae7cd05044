import { ok } from 'node:assert/strict';
import type { CallInput } from '#shared/api/client.ts';
import { ApiError } from '#shared/api/client.ts';
import { png } from '../../samples/sample-files.ts';
import { upload } from '../../tools/verify/files.ts';
import { jobForm } from '../../tools/verify/job-form.ts';
import { inTurn, type Tally, type Theme } from '../stage/attack.ts';
import type { Person, Stage, Visitor } from '../stage/stage.ts';

/** Words and numbers that only occur in private data, so any answer with one of them discloses too much. */
const site = { street: '77 Canary Street', notes: 'The canary is under the mat', latitude: '-33.7312345' };
const customer = {
  customerName: 'Canary Customer',
  customerPhone: '0491 570 156',
  customerEmail: 'canary@example.com',
};
const person = { contactPhone: '0491 570 157', latitude: '-33.7698765', longitude: '150.9054321' };

const isTold = (answer: unknown, secrets: readonly string[]): boolean => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return secrets.some((secret) => text.includes(secret));
};

/** Returns the text of an answer, which may be a refusal. */
async function told(reading: Promise<unknown>): Promise<unknown> {
  try {
    return (await reading) ?? '';
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return error.text;
    throw error;
  }
}

const page = async (stage: Stage, path: string) => (await fetch(stage.origin + path)).text();

/** The map's view of Sydney. */
const view: CallInput<'getMap'>['query'] = { south: -34.2, west: 150.5, north: -33.4, east: 151.5 };

async function publicJob(stage: Stage) {
  const retailer = await stage.retailer({ companyName: 'Canary Roofs' });
  const photo = await upload(retailer, { content: png('canary'), contentType: 'image/png', fileName: 'canary.png' });
  const { job } = await retailer.call('createJob', {
    body: jobForm({
      ...customer,
      address: `${site.street}, Castle Hill NSW 2154`,
      latitude: Number(site.latitude),
      longitude: 151.0045678,
      notes: site.notes,
      switchboardPhoto: photo,
    }),
  });
  const { shareToken } = await retailer.call('shareJob', { params: { id: job.id } });
  await stage.settled();
  const { jobs } = await stage.browser().call('listFeaturedJobs');
  ok(jobs.some(({ id }) => id === job.id));
  return { retailer, photo, id: job.id, shareToken };
}

type Job = Awaited<ReturnType<typeof publicJob>>;

const readings = (stage: Stage, who: Visitor, { id, photo, shareToken, retailer }: Job) => [
  () => who.call('getJob', { params: { id } }),
  () => who.call('getSharedJob', { params: { shareToken } }),
  () => who.call('getJob', { params: { id } }),
  () => who.call('listRequirements', { params: { id } }),
  () => who.call('listJobHistory', { params: { id } }),
  () => who.call('listJobApplications', { params: { id } }),
  () => who.call('listPublicJobs'),
  () => who.call('listFeaturedJobs'),
  () => who.call('getPublicJob', { params: { id } }),
  () => who.call('getMap', { query: view }),
  () => who.call('getCompany', { params: { id: retailer.userId } }),
  () => page(stage, `/jobs/${id}`),
  () => page(stage, '/sitemap.xml'),
  async () => ((await who.redirectOf('getObject', photo)).status === 302 ? site.notes : ''),
];

async function countTold(
  stage: Stage,
  viewers: readonly Visitor[],
  job: Job,
  secrets: readonly string[],
): Promise<Tally> {
  const all = viewers.flatMap((who) => readings(stage, who, job));
  return inTurn(all.length, async (at) => isTold(await told(all[at]?.() ?? Promise.resolve()), secrets));
}

/** Reads an installer's data as a retailer who has not worked with anyone. */
async function readInstaller(stage: Stage, installer: Person): Promise<Tally> {
  const nosy = await stage.retailer();
  const { job } = await nosy.call('createJob', { body: jobForm({ isPublic: false }) });
  const params = { id: job.id };
  await nosy.call('inviteInstallers', { params, body: { installerIds: [installer.userId] } });
  const { userId: id } = installer;
  const all = [
    () => nosy.call('getInstaller', { params: { id } }),
    () => nosy.call('listInstallers'),
    () => nosy.call('getMap', { query: view }),
    () => nosy.call('listCandidates', { params }),
    () => nosy.call('listJobInvites', { params }),
    () => nosy.call('getPublicInstaller', { params: { id } }),
    () => stage.browser().call('listInstallers'),
    () => stage.browser().call('getPublicInstaller', { params: { id } }),
    () => page(stage, `/installers/${id}`),
  ];
  return inTurn(all.length, async (at) => isTold(await told(all[at]?.() ?? Promise.resolve()), Object.values(person)));
}

export const strangers: Theme = {
  name: 'What strangers see',
  attacks: [
    {
      tries: 'to find the street, position, notes, photo or customer of a public job, in every answer about it',
      promised: { successes: 0 },
      run: async (stage) => {
        const job = await publicJob(stage);
        const secrets = [...Object.values(site), ...Object.values(customer)];
        const own = JSON.stringify((await job.retailer.call('getJob', { params: { id: job.id } })).job);
        ok(secrets.every((secret) => own.includes(secret)));
        const bare = await stage.newcomer('installer');
        return countTold(stage, [stage.browser(), await stage.retailer(), bare], job, secrets);
      },
    },
    {
      tries: 'to find the customer of a public job, by an installer who may apply for it',
      promised: { successes: 0 },
      run: async (stage) => {
        const [job, installer] = [await publicJob(stage), await stage.installer()];
        const { job: seen } = await installer.call('getJob', { params: { id: job.id } });
        ok(seen.address.startsWith(site.street));
        return countTold(stage, [installer], job, Object.values(customer));
      },
    },
    {
      tries: "to find an installer's phone number and position, by a retailer who has only invited them",
      promised: { successes: 0 },
      run: async (stage) => {
        const { contactPhone, latitude, longitude } = person;
        const place = { latitude: Number(latitude), longitude: Number(longitude) };
        const installer = await stage.installer({ contactPhone, ...place });
        const own = JSON.stringify(await installer.call('getProfile'));
        ok(Object.values(person).every((secret) => own.includes(secret)));
        await stage.settled();
        const { installers } = await stage.browser().call('listInstallers');
        ok(installers.some(({ id }) => id === installer.userId));
        return readInstaller(stage, installer);
      },
    },
  ],
};
