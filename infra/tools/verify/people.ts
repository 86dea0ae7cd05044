import { randomUUID } from 'node:crypto';
import type { CallInput } from '#shared/api/client.ts';
import { newAbn } from '../../samples/abn.ts';
import { type Browser, openBrowser } from './browser.ts';

/** A person created for one run of `npm run verify`. */
export interface Person extends Browser {
  email: string;
  userId: string;
}

export const password = `Walk-${randomUUID()}`;

export interface People {
  retailer: Person;
  installer: Person;
  /** A second installer, who applies for the main job and is rejected. */
  rival: Person;
  visitor: Browser;
  /**
   * Whether both parties of the main job have confirmed their email addresses. They can only do so if this program can read
   * emails.
   */
  areConfirmed: boolean;
}

export const retailerProfile = {
  companyName: 'Walk Through Solar',
  contactName: 'Robin Walker',
  contactEmail: 'robin@walkthrough.example',
  contactPhone: '02 9876 5432',
  abnNumber: newAbn(),
  website: 'walkthrough.example.com',
  companyBio: 'Made by the walk, to be left alone.',
  headquartersAddress: '1 Church Street, Parramatta NSW 2150',
};

export const installerProfile = (companyName: string): CallInput<'createInstallerProfile'>['body'] => ({
  companyName,
  contactName: 'Sam Sunny',
  contactPhone: '0412 345 678',
  location: 'Blacktown NSW 2148',
  accreditations: ['PV', 'Battery'],
  installRadius: 80,
  availability: 'available',
  saaNumber: `A${randomUUID().slice(0, 8)}`,
  profileVisibility: 'public',
});

/** Registers a person with a new email address in a new browser. */
export async function register(url: string, role: 'retailer' | 'installer'): Promise<Person> {
  const browser = openBrowser(url);
  const email = `walk-${randomUUID()}@example.com`;
  const { user } = await browser.call('register', { body: { email, password, role } });
  return { ...browser, email, userId: user.id };
}
