import { expect, type Locator } from '@playwright/test';
import { newAbn } from '#infra/samples/abn.ts';
import { paths } from '#shared/pages.ts';
import { emailedTokenOf } from '../harness/emailed-token.ts';
import { look, lookAtBothWidths, picture } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { tick } from './tick.ts';

type Role = 'Retailer' | 'Installer';

export async function arriveAtTheLandingPage({ page }: Person): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Solar work, matched with the right crew' })).toBeVisible();
}

/** Registers in the sign-in dialog, on any page. */
export async function createAnAccountInTheDialog(person: Person, role: Role): Promise<void> {
  const { page, email, password } = person;
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join SunCrew' });
  await tick(dialog.getByRole('radio', { name: role }));
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await picture(person, `registration of ${role}`);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Complete your profile' })).toBeVisible();
}

export async function registerFromTheLandingPage(person: Person, role: Role): Promise<void> {
  const { page } = person;
  await arriveAtTheLandingPage(person);
  await look(person, 'landing page');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await look(person, 'login dialog');
  await createAnAccountInTheDialog(person, role);
}

/** Confirms the email address with the link in the email, in the same browser. */
export async function confirmTheAddress(person: Person): Promise<void> {
  const { page } = person;
  await page.goto(`${paths.confirmEmail}#${await emailedTokenOf(person)}`);
  await look(person, 'page that confirms an address');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
}

export async function registerOnTheSignUpPage(person: Person, role: Role): Promise<void> {
  const { page, email, password } = person;
  await page.goto(`/signup?role=${role.toLowerCase()}`);
  await expect(page.getByRole('radio', { name: role })).toBeChecked();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await lookAtBothWidths(person, 'sign-up page');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Complete your profile' })).toBeVisible();
}

export async function signInInTheDialog({ page, email, password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
}

export async function signOut({ page, name }: Person): Promise<void> {
  const menu = page.getByRole('button', { name: new RegExp(`^Account menu for ${name}`, 'i') });
  const entry = page.getByRole('menuitem', { name: 'Logout' });
  // On a slow machine, the menu may move while the mouse button is down. The press then hits nothing.
  await expect(async () => {
    if (await entry.isHidden()) await menu.click();
    await entry.click();
    await expect(entry).toBeHidden({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
}

const nextStep = (dialog: Locator) => dialog.getByRole('button', { name: 'Next' }).click();

export async function completeTheRetailerProfile(person: Person): Promise<void> {
  const { page, name, company, email } = person;
  const dialog = page.getByRole('dialog', { name: 'Complete your profile' });
  await dialog.getByLabel('Company name').fill(company);
  await dialog.getByLabel('ABN').fill(newAbn());
  await nextStep(dialog);
  await dialog.getByLabel('Contact name').fill(`${name} Nguyen`);
  await expect(dialog.getByLabel('Contact email')).toHaveValue(email);
  await dialog.getByLabel('Contact phone').fill('0412 345 678');
  await nextStep(dialog);
  await dialog.getByLabel('Website').fill('example.com.au');
  await dialog.getByLabel('Company bio').fill('Rooftop solar for homes in Western Sydney since 2011.');
  await look(person, 'retailer profile dialog');
  await dialog.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(dialog).toBeHidden();
}

export async function fillInTheInstallerProfile({ page, name, company }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Complete your profile' });
  await dialog.getByLabel('Company name').fill(company);
  await dialog.getByLabel('Contact name').fill(`${name} Castillo`);
  await dialog.getByLabel('Contact phone').fill('0498 765 432');
  const location = dialog.getByRole('combobox', { name: 'Location' });
  await location.clear();
  await location.pressSequentially('Blackto');
  await dialog.getByRole('option', { name: /^Blacktown NSW/ }).click();
  await nextStep(dialog);
  const accreditations = dialog.getByRole('group', { name: 'Accredited for' });
  await tick(accreditations.getByRole('checkbox', { name: 'Solar PV Systems' }));
  await tick(accreditations.getByRole('checkbox', { name: 'Battery Storage' }));
  await dialog.getByLabel('SAA number').fill('S1234567');
  await nextStep(dialog);
  await tick(dialog.getByRole('checkbox', { name: 'NSW' }));
}

export async function completeTheInstallerProfile(person: Person, { isLookedAt = false } = {}): Promise<void> {
  const dialog = person.page.getByRole('dialog', { name: 'Complete your profile' });
  await fillInTheInstallerProfile(person);
  if (isLookedAt) await lookAtBothWidths(person, 'installer profile dialog');
  await dialog.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(dialog).toBeHidden();
}
