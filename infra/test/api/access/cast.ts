import { rows } from '#functions/data/service.ts';
import { accessCookie, refreshCookie } from '#functions/http/cookies.ts';
import { installerProfile, png, retailerProfile, upload } from '#infra/tools/in-process/builders.ts';
import type { Client } from '#infra/tools/in-process/client.ts';
import type { App } from '../../harness/app.ts';
import { confirmSession } from '../../harness/confirm-session.ts';
import { inDays } from '../../harness/days.ts';
import { expiredSession } from '../../harness/expired-session.ts';
import { colleagueOf } from '../../harness/join-company.ts';
import type { Canaries } from './canaries.ts';
import { type ActorName, type Person, people, roleOf } from './expectations/people-and-situations.ts';

/** The people of the access test whose company has a second person. Both act on the company's jobs. */
export const employers = ['owner', 'assignee'] as const;
type Employer = (typeof employers)[number];

/** One browser for each actor of the access test, and the profile that each person sent, so that a test can send it again. */
export interface Cast {
  browsers: Record<ActorName, Client>;
  /** The second person of each company in `employers`. */
  colleagues: Record<Employer, Client>;
  profiles: Record<Person, Record<string, unknown>>;
}

function profileOf(person: string, canaries: Canaries): Record<string, unknown> {
  const companyName = `Company of ${person}`;
  if (roleOf(person) === 'retailer') return retailerProfile({ companyName, abnNumber: canaries.abn(person) });
  return installerProfile({
    companyName,
    location: `9 ${canaries.word('installer position', person)} Street, Blacktown NSW 2148`,
    ...canaries.position('installer position', person),
    contactPhone: `0412 ${canaries.word('contact phone', person)}`,
    saaNumber: `S ${canaries.word('SAA number', person)}`,
    profileVisibility: person === 'former' ? 'private' : 'public',
  });
}

async function register(app: App, person: string, canaries: Canaries) {
  const role = roleOf(person);
  const client = await app.register(role, `${canaries.word('account e-mail', person)}@example.com`);
  const profile = profileOf(person, canaries);
  const { status, text } = await client.post(`/api/profile/${role}`, profile);
  if (status !== 201) throw new Error(`The profile of ${person} answered ${status}: ${text}`);
  return { client, profile };
}

/** Returns a browser with this person's cookies, in which one character of each signature is changed. */
function forgedSession(person: Client): Client {
  const browser = person.twin();
  for (const name of [accessCookie(), refreshCookie()]) {
    const value = browser.cookies.get(name) ?? '';
    const at = value.length - 20;
    browser.cookies.set(name, `${value.slice(0, at)}${value[at] === 'A' ? 'B' : 'A'}${value.slice(at + 1)}`);
  }
  return browser;
}

const setUser = (client: Client, set: { isAdmin?: boolean; suspended?: boolean }) =>
  rows().user.patch({ userId: client.userId }).set(set).go();

/** Lets each retailer prefer the installer and write a private note about them. */
async function writeNotes(all: Record<Person, { client: Client }>, canaries: Canaries): Promise<void> {
  const path = `/api/preferred-installers/${all.installer.client.userId}`;
  await Promise.all(
    people
      .filter((person) => roleOf(person) === 'retailer')
      .map(async (person) => {
        const { client } = all[person];
        await client.put(path);
        const note = `Ask for ${canaries.word('private note', person)}`;
        const { status, text } = await client.put(`${path}/note`, { note, before: '' });
        if (status !== 204) throw new Error(`The note of ${person} answered ${status}: ${text}`);
      }),
  );
}

/** Gives each installer a licence with a number and a file. */
async function keepCredentials(all: Record<Person, { client: Client }>, canaries: Canaries): Promise<void> {
  await Promise.all(
    people
      .filter((person) => roleOf(person) === 'installer')
      .map(async (person) => {
        const { client } = all[person];
        const file = await upload(client, png(`licence of ${person}`), 'image/png');
        const credentialNumber = `L ${canaries.word('credential number', person)}`;
        const body = { version: 0, credentialNumber, expiresOn: inDays(300), file };
        const { status, text } = await client.put('/api/credentials/electrical-QLD', body);
        if (status !== 204) throw new Error(`The licence of ${person} answered ${status}: ${text}`);
        canaries.adopt('credential file key', person, file);
      }),
  );
}

/** Lets an administrator write a note about the installer, which only administrators may read. */
async function writeAdminNote(admin: Client, installer: Client, canaries: Canaries): Promise<void> {
  const text = `Rang about ${canaries.word("administrators' note", 'installer')}`;
  const { status } = await admin.post(`/api/admin/people/${installer.userId}/notes`, { text });
  if (status !== 204) throw new Error(`A note about the installer answered ${status}`);
}

/** Lets a user report the installer to the administrators. */
async function reportInstaller(reporter: Client, installer: Client, canaries: Canaries): Promise<void> {
  const reason = `Asked for ${canaries.word('report', 'installer')} in cash`;
  const { status } = await reporter.post('/api/reports', { personId: installer.userId, reason });
  if (status !== 204) throw new Error(`A report about the installer answered ${status}`);
}

/** Gives each person a calendar feed with a secret URL. */
async function openCalendars(all: Record<Person, { client: Client }>, canaries: Canaries): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      await confirmSession(all[person].client);
      const { body } = await all[person].client.post('/api/calendar-feed', {});
      canaries.adopt('calendar address', person, body.feed.address.split('/').at(-1));
    }),
  );
}

/** Adds a colleague to each employer. Other companies may read the first name of a colleague, but not the rest of the name. */
async function hire(
  app: App,
  all: Record<Person, { client: Client }>,
  canaries: Canaries,
): Promise<Cast['colleagues']> {
  const joined = await Promise.all(
    employers.map(async (person) => {
      const name = `Riley ${canaries.word('person name', person)}`;
      const email = `${canaries.word('account e-mail', person)}@example.com`;
      const rank = roleOf(person) === 'retailer' ? 'coordinator' : 'lead';
      return [person, await colleagueOf(app, all[person].client, { name, email, rank })] as const;
    }),
  );
  return Object.fromEntries(joined) as Cast['colleagues'];
}

export async function gather(app: App, canaries: Canaries): Promise<Cast> {
  const joined = await Promise.all(
    [...people, 'suspended' as const].map(async (person) => [person, await register(app, person, canaries)] as const),
  );
  const all = Object.fromEntries(joined) as Record<Person | 'suspended', (typeof joined)[number][1]>;
  const { owner, admin, suspended } = all;
  const [colleagues] = await Promise.all([
    hire(app, all, canaries),
    writeNotes(all, canaries),
    openCalendars(all, canaries),
    keepCredentials(all, canaries),
  ]);
  await Promise.all([setUser(admin.client, { isAdmin: true }), setUser(suspended.client, { suspended: true })]);
  await confirmSession(admin.client);
  await reportInstaller(owner.client, all.installer.client, canaries);
  await writeAdminNote(admin.client, all.installer.client, canaries);
  const browsers = Object.fromEntries(joined.map(([person, { client }]) => [person, client]));
  return {
    colleagues,
    browsers: {
      ...(browsers as Record<Person | 'suspended', Client>),
      anonymous: app.client(),
      forged: forgedSession(owner.client),
      expired: await expiredSession(owner.client),
    },
    profiles: Object.fromEntries(joined.map(([person, { profile }]) => [person, profile])) as Cast['profiles'],
  };
}
