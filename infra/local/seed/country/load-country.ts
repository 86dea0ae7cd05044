import { createClock } from '../clock.ts';
import { addressOf, forEachOf, join, type Somebody } from '../joining.ts';
import { demoPassword, installers, retailers } from '../people.ts';
import { createPerson, type DemoApi, type Person } from '../person.ts';
import type { Story } from '../stories.ts';
import { tellStory } from '../tell-story.ts';
import { allInstallers, allRetailers } from './people.ts';
import type { Progress } from './progress.ts';
import { listCountryStories } from './stories.ts';

/** Few, because people already use the application meanwhile. */
const atOnce = 2;
/** The addresses before these are those of the demo accounts. */
const firstAddress = 20;
/** The numbers before this are those of the demo accounts' jobs. */
const firstCountryStory = 60;

/**
 * The same person, whose steps have the same keys each time they are told. Everything that took effect before the
 * application was stopped is then found again and not done twice.
 */
function onceOnly(person: Person, name: string, progress: Progress): Person {
  let step = 0;
  const nextKey = () => {
    step += 1;
    return `${name}-${step}`;
  };
  return {
    ...person,
    call: (at, route, sent) => person.call(at, route, sent, nextKey()),
    upload: (at, file) => progress.uploadOnce(`${person.id}-${nextKey()}`, () => person.upload(at, file)),
  };
}

export interface Cast {
  retailers: readonly Somebody[];
  installers: readonly Somebody[];
  stories: readonly Story[];
}

const wholeCast = (): Cast => ({
  retailers: allRetailers.slice(retailers.length),
  installers: allInstallers.slice(installers.length),
  stories: listCountryStories(firstCountryStory),
});

/** Adds the people and jobs who are not of the demo accounts. If it was stopped in the middle, it goes on from there. */
export async function loadCountry(api: DemoApi, progress: Progress, cast = wholeCast()): Promise<void> {
  const clock = createClock(progress.since);
  const newcomers = [...cast.retailers, ...cast.installers];
  const people = new Map<Somebody, Person>();
  await forEachOf([...newcomers.entries()], atOnce, async ([index, somebody]) => {
    const { email } = somebody;
    const person = createPerson(api, { email, password: demoPassword, address: addressOf(firstAddress + index) });
    const { id } = await join(onceOnly(person, 'joining', progress), somebody, clock);
    people.set(somebody, Object.assign(person, { id }));
  });
  const personAt = (list: readonly Somebody[], index: number): Person => {
    const person = people.get(list[index] as Somebody);
    if (!person) throw new Error(`Demo data: there is no person at ${index}`);
    return person;
  };
  const toTell = cast.stories.filter(({ index }) => !progress.isDone(`job-${index}`));
  await forEachOf(toTell, atOnce, async (story) => {
    const name = `job-${story.index}`;
    const { retailer, installer, rivals } = story;
    await tellStory({
      ...story,
      clock: createClock(progress.since, story.index * 7),
      owner: onceOnly(personAt(allRetailers, retailer), name, progress),
      crew: onceOnly(personAt(allInstallers, installer), name, progress),
      company: allInstallers[installer]?.profile.companyName ?? '',
      others: rivals.map((rival) => onceOnly(personAt(allInstallers, rival), name, progress)),
    });
    await progress.done(name);
  });
  await progress.finish();
}
