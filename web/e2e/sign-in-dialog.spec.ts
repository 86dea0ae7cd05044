import { expect, type Page } from '@playwright/test';
import { lookAtBothWidths } from './harness/look.ts';
import { expectNoComplaints, newPerson, phone, test } from './harness/people.ts';
import { postJob } from './harness/staged-job.ts';
import { stageRetailer } from './harness/staged-people.ts';

const ways: [string, (page: Page) => Promise<unknown>][] = [
  ['its button', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a press outside', (page) => page.mouse.click(5, 700)],
  ['Back', (page) => page.goBack()],
];

test('a visitor closes the sign-in dialog over a public job and reads what visitors may see of it', async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Vera', company: 'Vera Solar' });
  const job = await postJob(retailer);
  const visitor = await newPerson(browser, { name: 'Viktor', company: '', size: phone });
  const { page } = visitor;
  for (const [, close] of ways) {
    await page.goto('/terms');
    await page.goto(job.path);
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    const entries = await page.evaluate(() => window.history.length);
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign in to apply' })).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
  }
  await page.goto(job.path);
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign in to apply' })).toBeVisible();
  await lookAtBothWidths(visitor, 'public job of a visitor');
  await page.goto('/dashboard');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
  await lookAtBothWidths(visitor, 'page behind the sign-in');
  expectNoComplaints(visitor, retailer);
});
