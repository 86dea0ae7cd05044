import type { Clock } from './clock.ts';
import type { DemoInstaller, DemoRetailer } from './people.ts';
import type { Person } from './person.ts';

export type DemoUser = DemoRetailer | DemoInstaller;

/** Returns the IP address and port of a person. Each person has their own, so that they do not share rate limits. */
export const addressOf = (index: number): string => `203.0.113.${index + 1}:4${index + 1000}`;

/** Registers a person with their profile, dated on the day they joined. */
export async function join(person: Person, demoUser: DemoUser, clock: Clock): Promise<Person> {
  const at = clock.ago(demoUser.joinedDaysAgo);
  const isInstaller = 'state' in demoUser;
  const id = await person.register(at, isInstaller ? 'installer' : 'retailer');
  await person.confirm();
  if (isInstaller) await person.call(at, 'createInstallerProfile', { body: demoUser.profile });
  else await person.call(at, 'createRetailerProfile', { body: demoUser.profile });
  return Object.assign(person, { id });
}

/** Runs `work` for each item, at most `atOnce` at the same time. */
export async function forEachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
