import { setAdministrator } from '#functions/core/accounts/administrators.ts';
import { loadEnvironment } from '#functions/env.ts';
import type { StoredJobStatus } from '#shared/domain/job.ts';
import { createClock } from './clock.ts';
import { addressOf, forEachOf, join } from './joining.ts';
import { patiently } from './patience.ts';
import { administrator, demoPassword, installers, retailers } from './people.ts';
import { createPerson, type DemoApi, type Person } from './person.ts';
import { drawLogo } from './pictures.ts';
import { listStories, type Story } from './stories.ts';
import { tellStory } from './tell-story.ts';

interface DemoOptions extends DemoApi {
  /** Resolves when the follow-up work of everything so far is done. */
  settled: () => Promise<void>;
}

async function hangUpLogo(retailer: Person, variant: number, at: Date): Promise<void> {
  const logo = { fileName: 'logo.png', contentType: 'image/png', content: drawLogo(variant) } as const;
  await retailer.call(at, 'setRetailerLogo', { body: { logoURL: await retailer.upload(at, logo) } });
}

/** The only step that does not use the API: in every environment, an operator creates administrators. */
async function promote(email: string, signal: AbortSignal): Promise<void> {
  loadEnvironment('sweeper');
  await patiently(signal, () => setAdministrator(email, true));
}

/** The administrator compares the number with the register first. The others wait in the queue of verification. */
async function verify(admin: Person, installer: Person, at: Date): Promise<void> {
  const params = { id: installer.id };
  const { version } = await admin.call(at, 'viewSaaNumber', { params });
  await admin.call(at, 'verifyInstaller', { params, body: { version } });
}

const isLongHere = (index: number): boolean => (installers[index]?.joinedDaysAgo ?? 0) >= 300;

const atOnce = 8;

/** Nothing more happens to jobs in these states, so people have read their notifications. */
const settledStatuses: readonly StoredJobStatus[] = ['archived', 'paid', 'booked', 'cancelled'];
const isQuiet = ({ status }: Story): boolean => settledStatuses.includes(status);

async function readEverything(person: Person, at: Date): Promise<void> {
  let unread = 1;
  while (unread > 0) ({ unreadCount: unread } = await person.call(at, 'readAllNotifications'));
}

/** Registers the demo people and takes them through sixty jobs over the API, each step dated on its own day. */
export async function loadDemoData(options: DemoOptions): Promise<void> {
  const { settled } = options;
  const now = new Date();
  const clock = createClock(now);
  const everybody = [...retailers, ...installers, administrator];
  const people = await Promise.all(
    everybody.map((somebody, index) => {
      const identity = { email: somebody.email, password: demoPassword, address: addressOf(index) };
      return join(createPerson(options, identity), somebody, clock);
    }),
  );
  const [owners, crews] = [people.slice(0, retailers.length), people.slice(retailers.length, -1)];
  const personAt = (list: readonly Person[], index: number): Person => {
    const person = list[index];
    if (!person) throw new Error(`Demo data: there is no person at ${index}`);
    return person;
  };
  await Promise.all([
    promote(administrator.email, options.signal),
    ...owners.map((owner, index) => hangUpLogo(owner, index, clock.ago(200))),
  ]);
  const admin = personAt(people, people.length - 1);
  await Promise.all(crews.filter((_, index) => isLongHere(index)).map((crew) => verify(admin, crew, clock.ago(150))));

  const tell = (story: Story) =>
    tellStory({
      ...story,
      clock: createClock(now, story.index * 7),
      owner: personAt(owners, story.retailer),
      crew: personAt(crews, story.installer),
      company: installers[story.installer]?.profile.companyName ?? '',
      others: story.rivals.map((rival) => personAt(crews, rival)),
    });
  const stories = listStories();
  await forEachOf(stories.filter(isQuiet), atOnce, tell);
  await settled();
  await Promise.all(people.map((person) => readEverything(person, clock.ago(10))));
  await forEachOf(
    stories.filter((story) => !isQuiet(story)),
    atOnce,
    tell,
  );
  await Promise.all(
    owners.map((owner, index) =>
      owner.call(clock.ago(3), 'addPreferredInstaller', { params: { id: personAt(crews, index * 2).id } }),
    ),
  );
  await settled();
}
