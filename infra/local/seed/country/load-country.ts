import { createClock } from '../clock.ts';
import { addressOf, type DemoUser, forEachOf, join } from '../joining.ts';
import { demoPassword, installers, retailers } from '../people.ts';
import { createPerson, type DemoApi, type Person } from '../person.ts';
import type { Progress } from '../progress.ts';
import type { Story } from '../stories.ts';
import { type Cast, castStory, inTurn, onceOnly, tellOnce } from '../telling.ts';
import { allInstallers, allRetailers } from './people.ts';
import { listCountryStories } from './stories.ts';

/** How many registrations or stories run at the same time. The number is low, because people already use the application. */
const atOnce = 2;
/** The index of the first IP address for people outside the demo accounts. Demo accounts use lower indexes. */
const firstAddress = 20;
/** The index of the first job outside the demo accounts. Jobs of demo accounts have lower indexes. */
const firstCountryStory = 60;

const wholeCast = (): Cast => ({
  retailers: allRetailers.slice(retailers.length),
  installers: allInstallers.slice(installers.length),
  stories: listCountryStories(firstCountryStory),
});

/** Adds the people and jobs outside the demo accounts. After an interruption, the next start continues where this one stopped. */
export async function loadCountry(api: DemoApi, progress: Progress, cast = wholeCast()): Promise<void> {
  const clock = createClock(progress.since);
  const newcomers = [...cast.retailers, ...cast.installers];
  const known = new Map<DemoUser, Person>();
  const people = { retailers: allRetailers, installers: allInstallers, known };
  await forEachOf([...newcomers.entries()], atOnce, async ([index, demoUser]) => {
    const { email } = demoUser;
    const person = createPerson(api, { email, password: demoPassword, address: addressOf(firstAddress + index) });
    const { id } = await join(onceOnly(person, 'joining', progress), demoUser, clock);
    known.set(demoUser, Object.assign(person, { id }));
  });
  const nameOf = ({ index }: Story) => `job-${index}`;
  const toTell = cast.stories.filter((story) => !progress.isDone(nameOf(story)));
  await forEachOf(inTurn(toTell), atOnce, async (stories) => {
    for (const story of stories) {
      await tellOnce(castStory(story, progress.since, people), nameOf(story), progress);
      await progress.done(nameOf(story));
    }
  });
}
