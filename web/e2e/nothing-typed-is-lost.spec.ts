import { expect } from '@playwright/test';
import { look } from './harness/look.ts';
import { desk, expectNoComplaints, phone, test } from './harness/people.ts';
import { stageRetailer } from './harness/staged-people.ts';
import { signOut } from './steps/accounts.ts';
import { expectMessage } from './steps/messages.ts';

const half = 'Half a sentence that is not saved yet';

for (const [device, size] of [
  ['phone', phone],
  ['desk', desk],
] as const)
  test(`on a ${device}, Back closes a dialog, and the typed text survives Back, a reload and a link`, async ({
    browser,
  }) => {
    const person = await stageRetailer(browser, { name: 'Mara', company: 'Mara Solar' });
    const { page } = person;
    await page.setViewportSize(size);
    const noticed = page.getByRole('group', { name: 'Unsaved changes' });
    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });

    await test.step('a profile, left by a link and by Back', async () => {
      await page.goto('/profile');
      const name = page.getByLabel('Company name');
      await name.fill(half);
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await expect(asked).toContainText('until you sign out');
      await look(person, 'leaving with unsaved changes');
      await asked.getByRole('button', { name: 'Keep editing' }).click();
      await expect(asked).toBeHidden();
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await asked.getByRole('button', { name: 'Leave' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.goBack();
      await expect(noticed).toContainText('You have unsaved changes from');
      await look(person, 'draft notice on a profile');
      await noticed.getByRole('button', { name: 'Restore changes' }).click();
      await expect(noticed).toBeHidden();
      await expect(name).toHaveValue(half);
      await page.reload();
      await noticed.getByRole('button', { name: 'Discard' }).click();
      await expect(name).toHaveValue(person.company);
    });

    await test.step('a job, over a tab that is closed', async () => {
      await page.goto('/jobs/create');
      await page.getByLabel('Description', { exact: true }).fill(half);
      await page.getByRole('combobox', { name: 'Address' }).fill('9 Short Street, Leichhardt NSW 2040');
      await page.getByLabel('Description', { exact: true }).scrollIntoViewIfNeeded();
      await page.reload();
      await expect(noticed).toContainText('These are your unsaved changes from');
      await look(person, 'draft notice on a job');
      await expect(page.getByLabel('Description', { exact: true })).toHaveValue(half);
      await page.goto('/dashboard');
      await page.goto('/jobs/create');
      await expect(noticed).toBeInViewport({ ratio: 1 });
      await noticed.getByRole('button', { name: 'Restore changes' }).click();
      await expect(page.getByLabel('Description', { exact: true })).toHaveValue(half);
      await page.getByRole('button', { name: 'Save as Draft' }).click();
      await expectMessage(person, 'Draft saved successfully');
      await page.goto('/jobs/create');
      await expect(page.getByRole('heading', { level: 1, name: 'Post a Job' })).toBeVisible();
      await expect(page.getByLabel('Description', { exact: true })).toHaveValue('');
      await expect(noticed).toHaveCount(0);
    });

    await test.step('a dialog, closed by Back', async () => {
      await page.goto('/dashboard?tab=draft');
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Finish this draft' })).toBeVisible();
      const job = page.url();
      const dialog = page.getByRole('alertdialog', { name: 'Delete Job' });
      const open = async () => {
        await page.getByRole('button', { name: 'Job actions' }).click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await expect(dialog).toBeVisible();
      };
      await open();
      await page.goBack();
      await expect(dialog).toBeHidden();
      expect(page.url()).toBe(job);
      await page.goForward();
      await expect(page.getByRole('heading', { name: 'Finish this draft' })).toBeVisible();
      await expect(dialog).toBeHidden();
      await open();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Finish this draft' })).toBeVisible();
      await expect(dialog).toBeHidden();
      await open();
      await dialog.getByRole('button', { name: 'Keep Job' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Job actions' })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(/\/dashboard\?tab=draft/);
    });

    await test.step('signing out removes the drafts', async () => {
      await page.goto('/jobs/create');
      await page.getByLabel('Description', { exact: true }).fill(half);
      await page.goto('/settings');
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(half);
      await signOut(person);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(half);
    });
    expectNoComplaints(person);
  });
