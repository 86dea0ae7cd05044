import { randomUUID } from 'node:crypto';
import { png, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import { jobNames } from '../input/world.ts';
import type { Cast } from './cast.ts';
import type { Body } from './expectations/expectation.ts';
import type { StagedJob } from './staged-job.ts';

/** The records of the access test, by the names that the examples of routes and `SpecialCall`s use. */

export type Names = Readonly<Record<string, string>>;
/** The records that a call may name. A call about a job also has the form that the job was posted with. */
export interface Subject {
  names: Names;
  form: Body;
}

/** Returns the ids of the people by their names in the access test. Two people also have the names that the examples use. */
function namedPeople({ browsers }: Cast): Names {
  const ids = Object.fromEntries(Object.entries(browsers).map(([name, { userId }]) => [name, userId]));
  return { ...ids, otherInstaller: browsers.installer.userId, quietRetailer: browsers.retailer.userId };
}

/** Returns the same job for every job that an example names, because the access test makes the call in all situations. */
export function namedInJob(cast: Cast, job: StagedJob): Names {
  const { id, applicationId, inviteId, ratingId, shareToken, photo, preApproval, evidence, remittance } = job;
  const [ticked = '', checkbox = ''] = job.requirements;
  return {
    ...namedPeople(cast),
    ...Object.fromEntries(jobNames.map((name) => [name, id])),
    application: applicationId,
    invite: inviteId,
    rating: ratingId,
    shareToken,
    ticked,
    checkbox,
    photo1: photo,
    document1: preApproval,
    handedIn: evidence,
    // The jobs of the access test have no photo of the work, so the names of such photos mean other files.
    workPhoto: evidence,
    askedPhoto: photo,
    remittance,
  };
}

/** Creates the items for the calls that are not about a job. Returns the ids of these items and of the people by name. */
export async function prepareNamed(cast: Cast, visitor: Client, password: string) {
  const { owner, retailer, installer } = cast.browsers;
  // A finalised file that no item refers to, an image that can become a logo, and the logo of the retailer.
  const [photo1, ownersImage, logo] = await Promise.all([
    upload(owner, png('mine'), 'image/png'),
    upload(owner, png('a logo to be'), 'image/png'),
    upload(retailer, png('logo'), 'image/png'),
  ]);
  await owner.post('/api/objects/finalize', { objectKey: photo1 });
  await retailer.put('/api/retailer/logo', { logoURL: logo });
  const { search } = (await installer.post('/api/searches', { name: 'Near me', filter: {} })).body;
  const { notifications } = (await owner.get('/api/notifications')).body;
  const login = { ownersEmail: 'login@example.com', password };
  await visitor.post('/api/auth/register', { email: login.ownersEmail, password, role: 'retailer' });
  const items = { photo1, ownersImage, logo, search: String(search.id), notification: String(notifications[0].id) };
  const { userId } = installer;
  return { ...namedPeople(cast), ...items, ...login, report: `${userId}.${userId}` };
}
export type NamedItems = Awaited<ReturnType<typeof prepareNamed>>;

/** Returns the same names with ids of people and items that do not exist. */
export function namedNothing({ ownersEmail, password, ...named }: NamedItems): Names {
  const absent = Object.fromEntries(Object.keys(named).map((name) => [name, randomUUID()]));
  return { ...absent, ownersEmail, password };
}
