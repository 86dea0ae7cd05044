import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallInput } from '#shared/api/client.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { paths } from '#shared/pages.ts';
import { newAbn } from '../../samples/abn.ts';
import { type Letter, readLetters } from '../../tools/in-process/letters.ts';
import { type Browser, type CookieJar, openBrowser } from '../../tools/verify/browser.ts';
import { installerProfile, retailerProfile } from '../../tools/verify/people.ts';
import type { FreshStart } from './fresh-start.ts';

export interface Visitor extends Browser {
  jar: CookieJar;
}

export interface Person extends Visitor {
  email: string;
  password: string;
  userId: string;
}

export interface Stage {
  origin: string;
  dataDir: string;
  /** A browser in this network, or in one that nobody else is in. */
  browser(address?: string, jar?: CookieJar): Visitor;
  /** Somebody with a new account, who has opened no letter. */
  newcomer(role: Role, email?: string, browser?: Visitor): Promise<Person>;
  /** Whoever reads the letters to the address of an account confirms it. */
  confirm(person: Person): Promise<void>;
  /** People with a confirmed address and a profile. */
  retailer(profile?: Partial<CallInput<'createRetailerProfile'>['body']>): Promise<Person>;
  installer(profile?: Partial<CallInput<'createInstallerProfile'>['body']>): Promise<Person>;
  /** Waits until everything is done that follows from the changes so far. */
  settled(): Promise<void>;
  /** All letters to this address, once everything is settled. */
  lettersTo(email: string): Promise<Letter[]>;
}

export const ownRetailer = (changes: Partial<CallInput<'createRetailerProfile'>['body']> = {}) => ({
  ...retailerProfile,
  abnNumber: newAbn(),
  ...changes,
});

const patienceMs = 120_000;

async function until<T>(look: () => Promise<T | undefined>, what: string): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not arrive.`);
    await delay(50);
  }
}

/** Who attacks and who is attacked, each in a network of their own. The letters are read where the application leaves them. */
export async function openStage({ origin, dataDir, edgeSecret }: FreshStart): Promise<Stage> {
  const letters = await readLetters(dataDir);
  let networks = 0;
  const ownNetwork = (): string => {
    networks += 1;
    return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}:443`;
  };
  const browser: Stage['browser'] = (address = ownNetwork(), jar = new Map()) => {
    const headers = { 'x-origin-verify': edgeSecret, 'cloudfront-viewer-address': address };
    return { ...openBrowser(origin, { headers, jar }), jar };
  };
  const newcomer: Stage['newcomer'] = async (role, email = `${randomUUID()}@example.com`, visitor = browser()) => {
    const password = `Pass-${randomUUID()}`;
    const { user } = await visitor.call('register', { body: { email, password, role } });
    return { ...visitor, email, password, userId: user.id };
  };
  const received = async (email: string) => (await letters()).filter(({ to }) => to.includes(email));
  const confirm: Stage['confirm'] = async ({ email }) => {
    const link = new RegExp(`${paths.confirmEmail}#([a-z2-7]{26})`);
    const token = await until(async () => {
      for (const { text } of await received(email)) if (link.test(text)) return link.exec(text)?.[1];
      return undefined;
    }, `The letter to ${email}`);
    await browser().call('confirmEmail', { body: { token } });
  };
  /** What is asked for last is done last. The first letter may be one of a batch that is still being worked on. */
  const settled = async (): Promise<void> => {
    for (let round = 0; round < 2; round += 1) {
      const { email } = await newcomer('installer');
      await until(async () => (await received(email))[0], `The letter to ${email}`);
    }
  };
  return {
    origin,
    dataDir,
    browser,
    newcomer,
    confirm,
    retailer: async (changes) => {
      const person = await newcomer('retailer');
      await confirm(person);
      await person.call('createRetailerProfile', { body: ownRetailer(changes) });
      return person;
    },
    installer: async (changes) => {
      const person = await newcomer('installer');
      await confirm(person);
      await person.call('createInstallerProfile', {
        body: { ...installerProfile('Sunny Side Electrical'), ...changes },
      });
      return person;
    },
    settled,
    lettersTo: async (email) => {
      await settled();
      return received(email);
    },
  };
}
