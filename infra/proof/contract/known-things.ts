import type { Visitor } from '../stage/stage.ts';

/** The ids of rows that a user may see. With made-up ids alone, every call with an id would answer 404. */
export interface KnownThings {
  jobs: string[];
  /** The ids of items in a job, such as applications. */
  parts: string[];
  /** The ids of people, files, notifications and other rows. */
  others: string[];
}

const one = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const perList = 30;

type Reading = (call: Visitor['call']) => Promise<unknown>;
const people: Reading = (call) => call('listInstallers');
const readings: Record<string, readonly Reading[]> = {
  visitor: [people, (call) => call('listFeaturedJobs')],
  retailer: [(call) => call('listOwnJobs'), people, (call) => call('listNotifications')],
  installer: [
    (call) => call('listOwnJobs'),
    (call) => call('listPublicJobs'),
    (call) => call('listNotifications'),
    (call) => call('listNetwork'),
    (call) => call('saveSearch', { body: { name: 'Near home', filter: {} } }),
  ],
  administrator: [
    (call) => call('listAdminJobs'),
    (call) => call('listAdminInstallers'),
    (call) => call('listAdminRetailers'),
    (call) => call('listNotifications'),
  ],
};
const ofJob: readonly ((call: Visitor['call'], id: string) => Promise<unknown>)[] = [
  (call, id) => call('getJob', { params: { id } }),
  (call, id) => call('listRequirements', { params: { id } }),
  (call, id) => call('listJobApplications', { params: { id } }),
  (call, id) => call('listJobInvites', { params: { id } }),
  (call, id) => call('listJobReviews', { params: { id } }),
];

const idsIn = (text: string, pattern: string): string[] => [...new Set(text.match(new RegExp(pattern, 'g')) ?? [])];

/** Reads the lists and up to `perList` jobs of a user, and returns the ids in the answers. */
export async function knownThings({ call }: Visitor, role: string): Promise<KnownThings> {
  const lists = await Promise.all((readings[role] ?? []).map(async (read) => JSON.stringify(await read(call))));
  const jobs = lists.flatMap((text) => (text.includes('"jobs":[{') ? idsIn(text, `(?<=\\{"id":")${one}`) : []));
  const few = jobs.slice(0, perList);
  const found = await Promise.all(
    few.flatMap((id) => ofJob.map((read) => read(call, id).then(JSON.stringify, () => ''))),
  );
  const everything = [...lists, ...found].join('\n');
  return { jobs: few, parts: idsIn(everything, `${one}\\.${one}`), others: idsIn(everything, one) };
}
