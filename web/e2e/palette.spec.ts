import { expect, type Page } from '@playwright/test';
import { lookInBothThemes } from './harness/look.ts';
import { desk, expectNoComplaints, phone, test } from './harness/people.ts';
import { shiftsOn, watchShifts } from './harness/shifts.ts';
import { stageJob } from './harness/staged-job.ts';
import { stageInstaller, stageRetailer } from './harness/staged-people.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const input = (page: Page) => dialog(page, 'Search').getByRole('combobox');

test('a coordinator finds a job and a page from any page, with the keyboard on a desktop and the menu on a phone', async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Pia', company: 'Pia Solar' });
  const installer = await stageInstaller(browser, { name: 'Pat', company: 'Pat Electrical' });
  const job = await stageJob(retailer, installer, 'accepted');
  const { page } = retailer;

  await test.step('with the keyboard, on a desk', async () => {
    await page.setViewportSize(desk);
    await watchShifts(page);
    await page.goto('/payments');
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    // The keys work only once the parts that load after the page are ready, so the press is repeated.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(dialog(page, 'Search')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(input(page)).toBeFocused();
    await lookInBothThemes(retailer, 'the search');
    await input(page).pressSequentially('-1001');
    const option = page.getByRole('option', { name: job.title });
    await expect(option).toBeVisible();
    await expect(dialog(page, 'Search').getByRole('status')).toHaveText('1 result');
    await lookInBothThemes(retailer, 'what the search found');
    expect((await shiftsOn(page)).sum).toBeLessThanOrEqual(0.01);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${job.path}$`));
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/payments/);
  });

  await test.step('no result, and Esc gives the focus back', async () => {
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await input(page).fill('zzzz');
    await expect(dialog(page, 'Search').getByText(/^Try a job's number/)).toBeVisible();
    await lookInBothThemes(retailer, 'the search without a result');
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Search')).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('the list of shortcuts', async () => {
    await page.keyboard.press('?');
    await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
    await lookInBothThemes(retailer, 'the keyboard shortcuts');
    await page.setViewportSize(phone);
    await lookInBothThemes(retailer, 'the keyboard shortcuts on a phone');
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Keyboard shortcuts')).toBeHidden();
  });

  await test.step('with the button in the header, on a phone', async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: job.title })).toBeVisible();
    await input(page).fill('pat elec');
    const person = page.getByRole('group', { name: 'People' }).getByRole('option', { name: /^Pat Electrical/ });
    await expect(person).toBeVisible();
    await lookInBothThemes(retailer, 'what the search found on a phone');
    await person.click();
    await expect(page).toHaveURL(new RegExp(`/installers/${installer.userId}$`));
  });
  expectNoComplaints(retailer, installer);
});
