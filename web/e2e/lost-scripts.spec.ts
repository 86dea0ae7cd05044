import { expect } from '@playwright/test';
import { newPerson, phone, test } from './harness/people.ts';
import { takenOver } from './harness/taken-over.ts';

/** Returns a pattern for the URL of a script in the build. */
const scripts = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js`);

test('a user whose scripts fail to load keeps the page, and can continue', async ({ browser }) => {
  const lena = await newPerson(browser, { name: 'Lena', company: 'Lena Solar', size: phone });
  const { page } = lena;
  const lost = ['messages', 'opened-auth-dialog', 'about'].map(scripts);
  for (const each of lost) await page.route(each, (route) => route.abort());
  await page.goto('/');
  await takenOver(page);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  const told = page.getByText("This part didn't load");
  await expect(told).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(lost[1] as RegExp);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  // The dialog works although the script of the messages is still missing.
  expect(lena.complaints.filter((complaint) => complaint.startsWith('page error'))).toEqual([]);

  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page.getByText("This page didn't load")).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(lost[2] as RegExp);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test('a page whose stylesheet fails to load still has its colours', async ({ browser }) => {
  const sven = await newPerson(browser, { name: 'Sven', company: 'Sven Solar', size: phone });
  const { page } = sven;
  await page.route(/\/assets\/first-[^/]+\.css/, (route) => route.abort());
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await expect(page.getByRole('button', { name: 'Create account' })).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
});

test('a visitor whose application does not load can read pages, and a page that needs it says that it did not load', async ({
  browser,
}) => {
  const lew = await newPerson(browser, { name: 'Lew', company: 'Lew Solar', size: phone });
  const { page } = lew;
  const told = page.getByRole('alert').filter({ hasText: /This (?:part|page) didn't load/ });
  await page.route(scripts('start'), (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(told).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(told).toBeVisible();
  await page.goto('/signup');
  await expect(told).toBeVisible();
  await page.unroute(scripts('start'));
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told).toHaveCount(0);
});
