import { expect } from '@playwright/test';
import { pdf, photo } from '../harness/files.ts';
import { lookAtBothWidths, picture } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { photoOfTheRoof } from '../harness/staged-job.ts';
import { uploadFile, watchAFileGoUp } from './files.ts';
import { tick } from './tick.ts';

export interface NewJob {
  street: string;
  suburb: string;
  price: string;
  visibility: 'Public' | 'Private';
}

export async function openTheJobForm({ page }: Person): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Post New Job' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post a Job' })).toBeVisible();
}

export async function fillInTheJob({ page }: Person, { street, suburb, price, visibility }: NewJob): Promise<void> {
  await page.getByRole('combobox', { name: 'Address' }).pressSequentially(`${street}, ${suburb}`);
  await page.getByRole('option', { name: suburb }).first().click();
  await page.getByLabel('Panel size').fill('440');
  await page.getByLabel('Number of panels').fill('15');
  await page.getByLabel('Inverter model').fill('Sungrow SG5.0RS');
  await page.getByLabel('Inverter size').fill('5');
  await page.getByLabel('Number of inverters').fill('1');
  await expect(page.getByRole('checkbox', { name: 'PV', exact: true })).toBeChecked();
  await page.getByLabel('Customer name').fill('Margaret Wilson');
  await page.getByLabel('Customer phone').fill('0400 111 222');
  await page.getByLabel('Customer email').fill('margaret@example.com');
  await page.getByLabel('Price ex GST').fill(price);
  await tick(page.getByRole('radio', { name: visibility }));
}

export async function addAPhotoRequirement({ page }: Person, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Add requirement' }).click();
  const row = page.getByRole('group', { name: 'Requirement 3', exact: true });
  await row.getByLabel('Requirement', { exact: false }).and(page.getByRole('textbox')).fill(label);
  await row.getByLabel('How it is completed').selectOption('Photo');
}

export async function uploadTheSitePhotos({ page }: Person): Promise<void> {
  await watchAFileGoUp(page, 'Panel layout photo', photo('panel-layout.png', 1));
  await uploadFile(page, 'Switchboard photo', photo('switchboard.png', 2));
  await uploadFile(page, 'Inverter location photo', photo('inverter-wall.png', 3));
}

export async function uploadThePreApproval({ page }: Person): Promise<void> {
  await page.getByLabel('Connection pre-approval reference').fill('END-2026-004711');
  await uploadFile(page, 'Connection pre-approval PDF', pdf('pre-approval.pdf', 'Connection offer END-2026-004711'));
}

/** Posts the job. Returns the path of its page. */
export async function postTheJob(person: Person): Promise<string> {
  const { page } = person;
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /6\.6/ })).toBeVisible();
  return new URL(page.url()).pathname;
}

export async function postAJobWithEverything(person: Person, job: NewJob): Promise<string> {
  await openTheJobForm(person);
  await fillInTheJob(person, job);
  await addAPhotoRequirement(person, photoOfTheRoof);
  await uploadTheSitePhotos(person);
  await uploadThePreApproval(person);
  await person.page.getByLabel('Description', { exact: true }).fill('North roof, single storey, easy access.');
  // Scrolls to the top, because typing has scrolled the form, and the bar with the buttons may cover half of a control.
  await person.page.evaluate(() => window.scrollTo(0, 0));
  await lookAtBothWidths(person, 'job form');
  const path = await postTheJob(person);
  await picture(person, 'posted job');
  return path;
}
