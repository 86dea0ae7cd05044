import { equal } from 'node:assert/strict';
import { openBrowser } from './browser.ts';
import { canReadEmails, confirmAddress } from './confirm.ts';
import { installerProfile, type People, type Person, password, register, retailerProfile } from './people.ts';
import { refused, type Walk } from './steps.ts';

async function installerCalled(url: string, companyName: string): Promise<Person> {
  const person = await register(url, 'installer');
  const { profile } = await person.call('createInstallerProfile', { body: installerProfile(companyName) });
  equal(profile.saaNumberProvided, true);
  return person;
}

/** Signs up a retailer and two installers. */
export async function signUp(walk: Walk, url: string): Promise<People> {
  const visitor = openBrowser(url);
  const retailer = await walk.step('A retailer registers and completes a profile', async () => {
    const person = await register(url, 'retailer');
    await person.call('createRetailerProfile', { body: retailerProfile });
    const { user } = await person.call('getCurrentUser');
    equal(user.profileCompleted, true);
    return person;
  });
  const installer = await walk.step('An installer registers and completes a profile', () =>
    installerCalled(url, 'Sunny Side Electrical'),
  );
  const rival = await walk.step('A second installer registers and completes a profile', () =>
    installerCalled(url, 'Second Sun Electrical'),
  );
  await walk.step('The retailer signs out and back in', async () => {
    await retailer.call('signOut');
    await refused('unauthenticated', retailer.call('getCurrentUser'));
    const { user } = await retailer.call('signIn', { body: { email: retailer.email, password } });
    equal(user.id, retailer.userId);
  });
  const areConfirmed = await canReadEmails(url);
  if (areConfirmed)
    await walk.step('The retailer and the first installer confirm their email addresses', async () => {
      for (const person of [retailer, installer]) await confirmAddress(url, person);
    });
  return { retailer, installer, rival, visitor, areConfirmed };
}
