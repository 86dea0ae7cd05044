import { expect } from '@playwright/test';
import { photo } from '../harness/files.ts';
import { look, lookAtBothWidths } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { pressInJobActions } from '../harness/press.ts';
import { expectMessage } from './messages.ts';

/** Goes to a path and checks the screen there. */
export async function lookAtThePage(person: Person, path: string, heading: string | RegExp): Promise<void> {
  await person.page.goto(path);
  await expect(person.page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await lookAtBothWidths(person, `page ${path.replace(/[0-9a-f-]{36}/, 'of one')}`);
}

export async function openTheUserMenu(person: Person): Promise<void> {
  const { page, name } = person;
  await page.getByRole('button', { name: new RegExp(`^Account menu for ${name}`, 'i') }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await look(person, 'user menu');
  await page.keyboard.press('Escape');
}

export async function cropALogo(person: Person): Promise<void> {
  const { page } = person;
  await page.goto('/profile');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload logo' }).click();
  await (await chooser).setFiles(photo('logo.png', 5, 300, 240));
  const dialog = page.getByRole('dialog', { name: /crop/i });
  await expect(dialog).toBeVisible();
  await lookAtBothWidths(person, 'crop dialog');
  await dialog.getByRole('button', { name: /save|apply|use/i }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change logo' })).toBeVisible();
}

export async function postAnEmptyJobInVain(person: Person): Promise<void> {
  const { page } = person;
  await page.goto('/jobs/create');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Panel layout photo is required to post the job').first()).toBeVisible();
  await lookAtBothWidths(person, 'job form with complaints');
}

export async function leaveTypedWorkAndStay(person: Person): Promise<void> {
  const { page } = person;
  await page.getByLabel('Description', { exact: true }).fill('Half written');
  await page
    .getByRole('link', { name: /^(Dashboard|Today)$/ })
    .filter({ visible: true })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(dialog).toBeVisible();
  await look(person, 'unsaved dialog');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeHidden();
}

export async function saveADraftAndDeleteIt(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole('combobox', { name: 'Address' }).fill('9 Short Street, Leichhardt NSW 2040');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expectMessage(person, 'Draft saved successfully');
  await expect(page).toHaveURL(/tab=draft/);
  await lookAtBothWidths(person, 'dashboard with a draft');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Finish this draft' })).toBeVisible();
  await lookAtBothWidths(person, 'draft');
  await pressInJobActions(person, 'Delete');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await look(person, 'delete dialog');
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}
