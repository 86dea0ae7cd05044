import { createClock } from './clock.ts';
import type { DemoUser } from './joining.ts';
import type { DemoInstaller, DemoRetailer } from './people.ts';
import type { Person } from './person.ts';
import type { Progress } from './progress.ts';
import type { Story } from './stories.ts';
import { type Told, tellStory } from './tell-story.ts';

/** The people of the stories. The indexes in a story refer to these lists. */
export interface People {
  retailers: readonly DemoRetailer[];
  installers: readonly DemoInstaller[];
  /** The people who are registered, by their entry in the lists. */
  known: ReadonlyMap<DemoUser, Person>;
}

/** The people and their stories. Tests take a few of each. */
export interface Cast {
  retailers: readonly DemoUser[];
  installers: readonly DemoUser[];
  stories: readonly Story[];
}

/**
 * Returns lists of stories. The stories of one list run one after the other, and the lists may run at the same time. The finished
 * jobs of the same two people are in one list, the oldest first. Otherwise, the review of an older job would be recorded after
 * that of a newer job, and would not count.
 */
export function inTurn(stories: readonly Story[]): Story[][] {
  const lists = new Map<string, Story[]>();
  for (const story of stories) {
    const { status, index, retailer, installer } = story;
    const name = status === 'archived' ? `${retailer} ${installer}` : `${index}`;
    lists.set(
      name,
      [...(lists.get(name) ?? []), story].toSorted((one, other) => other.installed - one.installed),
    );
  }
  return [...lists.values()];
}

/** Returns a story with its people, dated relative to `now`. Throws if one of them is not registered. */
export function castStory(story: Story, now: Date, { retailers, installers, known }: People): Told {
  const personAt = (list: readonly DemoUser[], index: number): Person => {
    const person = known.get(list[index] as DemoUser);
    if (!person) throw new Error(`Demo data: there is no person at ${index}`);
    return person;
  };
  return {
    ...story,
    clock: createClock(now, story.index * 7),
    owner: personAt(retailers, story.retailer),
    crew: personAt(installers, story.installer),
    company: installers[story.installer]?.profile.companyName ?? '',
    others: story.rivals.map((rival) => personAt(installers, rival)),
  };
}

/**
 * Returns a copy of the person, whose calls have the same idempotency keys in each run. If a start was interrupted, the next
 * start finds the calls that took effect and does not make them twice.
 */
export function onceOnly(person: Person, name: string, progress: Progress): Person {
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

/** Runs a story. If an earlier start has begun it under this name, its steps are not repeated. Returns the id of its job. */
export function tellOnce(story: Told, name: string, progress: Progress): Promise<string> {
  const as = (person: Person) => onceOnly(person, name, progress);
  return tellStory({ ...story, owner: as(story.owner), crew: as(story.crew), others: story.others.map(as) });
}
