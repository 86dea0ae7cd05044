import { setAdministrator } from '#functions/core/accounts/administrators.ts';
import { loadEnvironment } from '#functions/env.ts';
import { createClock } from './clock.ts';
import { addColleagues, assignTeams } from './colleagues.ts';
import { addressOf, type DemoUser, forEachOf, join } from './joining.ts';
import { patiently } from './patience.ts';
import { administrator, colleagues, demoPassword, installers, retailers } from './people.ts';
import { createPerson, type DemoApi, type Person } from './person.ts';
import { drawLogo } from './pictures.ts';
import { isQuiet, listStories } from './stories.ts';
import { tellStory } from './tell-story.ts';
import { castStory } from './telling.ts';
import { fillWallets } from './wallets.ts';

async function hangUpLogo(retailer: Person, variant: number, at: Date): Promise<void> {
  const logo = { fileName: 'logo.png', contentType: 'image/png', content: drawLogo(variant) } as const;
  await retailer.call(at, 'setRetailerLogo', { body: { logoURL: await retailer.upload(at, logo) } });
}

/** Makes a user an administrator as an operator does. The API cannot do that in any environment. */
async function promote(email: string, signal: AbortSignal): Promise<void> {
  loadEnvironment('sweeper');
  await patiently(signal, () => setAdministrator(email, true));
}

/** Verifies an installer as an administrator does, who views the SAA number first. */
async function verify(admin: Person, installer: Person, at: Date): Promise<void> {
  const params = { id: installer.id };
  const { version } = await admin.call(at, 'viewSaaNumber', { params });
  await admin.call(at, 'verifyInstaller', { params, body: { version } });
}

const isLongHere = (index: number): boolean => (installers[index]?.joinedDaysAgo ?? 0) >= 300;

const atOnce = 8;
/** How many installers get credentials from `fillWallets`. */
const walletCount = 3;

/**
 * Registers the demo people and runs the stories in which one party still waits for the other. It uses the API and dates each
 * step on its own day. `begin-rest.ts` runs the other stories later, while people already use the application.
 */
export async function loadDemoData(api: DemoApi, now: Date): Promise<void> {
  const clock = createClock(now);
  const demoUsers: readonly DemoUser[] = [...retailers, ...installers, administrator];
  const people = await Promise.all(
    demoUsers.map((demoUser, index) => {
      const identity = { email: demoUser.email, password: demoPassword, address: addressOf(index) };
      return join(createPerson(api, identity), demoUser, clock);
    }),
  );
  const [owners, crews] = [people.slice(0, retailers.length), people.slice(retailers.length, -1)];
  const personAt = (index: number): Person => {
    const person = people.at(index);
    if (!person) throw new Error(`Demo data: there is no person at ${index}`);
    return person;
  };
  await Promise.all([
    promote(administrator.email, api.signal),
    ...owners.map((owner, index) => hangUpLogo(owner, index, clock.ago(200))),
  ]);
  await addColleagues(
    (company) => people[demoUsers.findIndex(({ profile }) => profile.companyName === company)],
    clock,
  );
  await personAt(-1).call(clock.ago(150), 'confirmPassword', { body: { password: demoPassword } });
  await Promise.all(
    crews.filter((_, index) => isLongHere(index)).map((crew) => verify(personAt(-1), crew, clock.ago(150))),
  );
  const owned = crews.flatMap((crew, index) =>
    isLongHere(index) ? [{ crew, state: installers[index]?.state ?? 'NSW' }] : [],
  );
  await fillWallets(personAt(-1), owned.slice(0, walletCount), clock);
  const known = new Map(demoUsers.map((demoUser, index) => [demoUser, personAt(index)]));
  const stories = listStories().filter((story) => !isQuiet(story));
  await forEachOf(stories, atOnce, async (story) => {
    await tellStory(castStory(story, now, { retailers, installers, known }));
  });
  const withColleagues = crews.filter((_, index) =>
    colleagues.some(({ company }) => company === installers[index]?.profile.companyName),
  );
  await Promise.all(withColleagues.map((crew) => assignTeams(crew, clock)));
  await Promise.all(
    owners.map((owner, index) =>
      owner.call(clock.ago(3), 'addPreferredInstaller', { params: { id: personAt(retailers.length + index * 2).id } }),
    ),
  );
}
