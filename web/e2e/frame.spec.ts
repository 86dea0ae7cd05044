import { expect, type Locator } from '@playwright/test';
import { lookInBothThemes } from './harness/look.ts';
import { desk, expectNoComplaints, newPerson, phone, test } from './harness/people.ts';
import { postJob, stageJob } from './harness/staged-job.ts';
import { stageInstaller, stageRetailer } from './harness/staged-people.ts';
import { fillInTheInstallerProfile } from './steps/accounts.ts';

/** The header and bars of a page, at widths and moments at which they were once covered, cut off or broken. */

/** Tells whether the middle of the element's lower edge is visible and not covered. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => {
    const { left, bottom, width } = found.getBoundingClientRect();
    return found.contains(document.elementFromPoint(left + width / 2, bottom - 4));
  });

test('the header keeps each of its words on one line at every width', async ({ browser }) => {
  const installer = await stageInstaller(browser, { name: 'Hedy', company: 'Hedy Electrical' });
  const { page } = installer;
  for (const width of [768, 834, 1024, 1279]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.filter({ hasText: 'Find work' })).toBeVisible();
    const heights = await links.evaluateAll((all) => all.map((each) => each.clientHeight).filter(Boolean));
    expect([width, Math.max(...heights) < 48]).toEqual([width, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expectNoComplaints(installer);
});

test('the skip link, the bar without a connection and the suggestions of the first search can be seen', async ({
  browser,
}) => {
  const visitor = await newPerson(browser, { name: 'Frank', company: '', size: desk });
  const { page, context } = visitor;
  await page.goto('/terms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  expect(await isOnTop(skip)).toBe(true);

  await page.goto('/');
  await page.getByRole('combobox').first().pressSequentially('Spring');
  const last = page.getByRole('option').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => isOnTop(last)).toBe(true);

  await page.setViewportSize(phone);
  await page.goto('/terms');
  await page.getByRole('link', { name: 'Login' }).click();
  // Waits for the sign-in dialog and closes it, because on a slow machine it would open later and cover the bar.
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await context.setOffline(true);
  const bar = page.getByRole('status').filter({ hasText: 'No connection' });
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await isOnTop(bar)).toBe(true);
  await context.setOffline(false);
});

test('a new installer starts in the first field, and is not asked for the place that they have just entered', async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Nora', company: 'Nora Solar' });
  await postJob(retailer);
  const installer = await newPerson(browser, { name: 'Nils', company: 'Nils Electrical', size: desk });
  const { page, email, password } = installer;
  await page.goto('/signup?role=installer&next=%2Ffind-work');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete your profile' });
  await expect(dialog.getByLabel('Company name')).toBeFocused();
  const asked = page.getByText(/Add your location to your profile/);
  await expect(asked).toHaveCount(1);
  await fillInTheInstallerProfile(installer);
  await dialog.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(dialog).toBeHidden();
  // A completed profile leads to the dashboard, unless the page behind the dialog is one of `goals` in `completion-dialog.tsx`.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Find work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find work' })).toBeVisible();
  await expect(asked).toHaveCount(0);
  expectNoComplaints(installer, retailer);
});

test("a retailer's phone has the jobs, posting and dates in a bar that covers nothing, and other pages in a menu", async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Bea', company: 'Bea Solar' });
  const { page } = retailer;
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const more = bar.getByRole('button', { name: 'More' });
  await expect(bar.getByRole('link')).toHaveText(['Dashboard', 'Jobs', 'Post Job', 'Calendar']);
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  // The menu loads after the links.
  await expect(more).toBeVisible();
  const sizes = await bar
    .getByRole('link')
    .or(more)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return isOnTop(last);
    })
    .toBe(true);
  await last.focus();
  for (const name of ['Dashboard', 'Jobs', 'Post Job', 'Calendar']) {
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Home',
    'Needs attention',
    'Payments',
    'My Network',
    'Map',
    'Installers',
    'Notifications',
    'Profile',
    'People',
    'Settings',
  ]);
  await lookInBothThemes(retailer, "the menu of a retailer's phone");
  await page.getByRole('menuitem', { name: 'Payments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  expectNoComplaints(retailer);
});

test('the list of jobs is as wide as a phone, and a row on a small desktop shows its full date', async ({
  browser,
}) => {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterx';
  const retailer = await stageRetailer(browser, { name: 'Wanda', company: 'Wanda Solar' });
  const installer = await stageInstaller(browser, { name: 'Wido', company: word });
  await stageJob(retailer, installer, 'accepted');
  const { page } = retailer;
  await page.setViewportSize(phone);
  for (const path of ['/jobs', `/jobs?q=${word}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/\d job|No jobs match/).first()).toBeVisible();
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, phone.width]);
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/dashboard?tab=all');
  const date = page.getByText(/^Created \d\d\/\d\d\/\d{4}$/).first();
  await expect(date).toBeVisible();
  expect(await date.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
});
