import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallInput } from '#shared/api/client.ts';
import type { Role } from '#shared/domain/jobs/job.ts';
import { paths } from '#shared/pages.ts';
import { newAbn } from '../../samples/abn.ts';
import { readEmails, type SentEmail } from '../../tools/in-process/emails.ts';
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
  /** Opens a browser with this IP address, or with an address in a network that no other browser uses. */
  browser(address?: string, jar?: CookieJar): Visitor;
  /** Registers a person who has opened no email. */
  newcomer(role: Role, email?: string, browser?: Visitor): Promise<Person>;
  /** Confirms an account's email address with the link in its email. */
  confirm(person: Person): Promise<void>;
  /** Registers a retailer with a confirmed email address and a profile. */
  retailer(profile?: Partial<CallInput<'createRetailerProfile'>['body']>): Promise<Person>;
  /** Registers an installer with a confirmed email address and a profile. */
  installer(profile?: Partial<CallInput<'createInstallerProfile'>['body']>): Promise<Person>;
  /** Waits until all follow-up work of the changes so far is done. */
  settled(): Promise<void>;
  /** Waits until all follow-up work is done, and returns all emails to this address. */
  emailsTo(email: string): Promise<SentEmail[]>;
}

/** Returns a retailer's profile with an unused ABN. */
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

/**
 * Returns the functions with which attacks use the application. Each browser has its own network, unless the caller gives an
 * address. Emails come from the application's outbox folder.
 */
export async function openStage({ origin, dataDir, edgeSecret }: FreshStart): Promise<Stage> {
  const emails = await readEmails(dataDir);
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
  const received = async (email: string) => (await emails()).filter(({ to }) => to.includes(email));
  const confirm: Stage['confirm'] = async ({ email }) => {
    const link = new RegExp(`${paths.confirmEmail}#([a-z2-7]{26})`);
    const token = await until(async () => {
      for (const { text } of await received(email)) if (link.test(text)) return link.exec(text)?.[1];
      return undefined;
    }, `The email to ${email}`);
    await browser().call('confirmEmail', { body: { token } });
  };
  /**
   * Waits until two new accounts have received their emails. Follow-up work ends in the order of its changes, but the first email
   * may be part of a batch that is still running.
   */
  const settled = async (): Promise<void> => {
    for (let round = 0; round < 2; round += 1) {
      const { email } = await newcomer('installer');
      await until(async () => (await received(email))[0], `The email to ${email}`);
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
    emailsTo: async (email) => {
      await settled();
      return received(email);
    },
  };
}
