import { expect, type Page } from '@playwright/test';
import { Authenticator } from '../../infra/tools/in-process/authenticator.ts';
import { lookAtBothWidths } from './harness/look.ts';
import { desk, expectNoComplaints, newPerson, type Person, test } from './harness/people.ts';
import { stageRetailer } from './harness/staged-people.ts';
import { signOut } from './steps/accounts.ts';
import { becomeAnAdministrator } from './steps/administration.ts';

/** A long limit, because the wait for a new code of the authenticator app takes up to a minute. */
test.setTimeout(180_000);

async function typePassword({ page, email, password }: Person): Promise<void> {
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

async function typeCode({ page }: Person, label: string, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel(label).fill(code);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}

const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

test('an owner turns on two-factor sign-in, signs in with codes, and an administrator helps after everything is lost', async ({
  browser,
}) => {
  const owner = await stageRetailer(browser, { name: 'Tina', company: 'Tina Two Solar' });
  const { page, password } = owner;
  await page.goto('/settings#two-factor');
  await lookAtBothWidths(owner, 'settings without two-factor sign-in');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const setUp = page.getByRole('dialog', { name: 'Turn on two-factor sign-in' });
  await setUp.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  const scan = page.getByRole('dialog', { name: 'Scan this with your app' });
  await expect(scan.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await lookAtBothWidths(owner, 'QR code of two-factor sign-in');
  const appKey = (await scan.locator('[data-app-key]').textContent()) ?? '';
  await scan.getByRole('button', { name: 'Copy key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(appKey.replaceAll(' ', ''));
  const app = new Authenticator(appKey);
  await scan.getByLabel('Code from your app').fill(await app.next());
  await page.keyboard.press('Enter');

  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(saved.getByRole('listitem')).toHaveCount(10);
  const codes = await saved.getByRole('listitem').allTextContents();
  await saved.getByRole('button', { name: 'Done' }).click();
  await expect(saved.getByText('Save the codes first')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saved).toBeVisible();
  await lookAtBothWidths(owner, 'recovery codes');
  const download = page.waitForEvent('download');
  await saved.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('suncrew-recovery-codes.txt');
  await saved.getByLabel("I've saved these codes").check({ force: true });
  await saved.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  await lookAtBothWidths(owner, 'settings with two-factor sign-in');

  await test.step('signs in with a code of the app', async () => {
    await signOut(owner);
    await typePassword(owner);
    await expect(page.getByLabel('Code from your app')).toBeFocused();
    await lookAtBothWidths(owner, 'second step of a sign-in');
    await typeCode(owner, 'Code from your app', app.wrong());
    await expect(page.getByText('This code is incorrect, too old or already used')).toBeVisible();
    await typeCode(owner, 'Code from your app', await app.next());
    await expectDashboard(page);
  });

  await test.step('signs in with a recovery code', async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await typePassword(owner);
    await page.getByRole('button', { name: 'Lost your phone?' }).click();
    await expect(page.getByText(/email support@/)).toBeVisible();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await lookAtBothWidths(owner, 'recovery code of a sign-in');
    await typeCode(owner, 'Recovery code', codes[0] ?? '');
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    await expectDashboard(page);
  });

  const admin = await stageRetailer(browser, { name: 'Ada', company: 'Ada Admin Solar' });
  await test.step('an administrator turns it off', async () => {
    await becomeAnAdministrator(admin);
    await admin.page.goto('/admin/retailers?q=tina');
    await admin.page.getByRole('button', { name: 'More actions for Tina Two Solar' }).click();
    await admin.page.getByRole('menuitem', { name: /^Two-factor/ }).click();
    const dialog = admin.page.getByRole('dialog', { name: 'Two-factor sign-in of Tina Two Solar' });
    await expect(dialog).toBeVisible();
    await lookAtBothWidths(admin, 'two-factor sign-in of another user');
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    const confirm = admin.page.getByRole('dialog', { name: 'Confirm your password' });
    await confirm.getByLabel('Password', { exact: true }).fill(admin.password);
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await expect(admin.page.getByText('Two-factor sign-in is off for this account')).toBeVisible();
  });

  const elsewhere = await newPerson(browser, { ...owner, size: desk });
  await typePassword({ ...owner, page: elsewhere.page });
  await expectDashboard(elsewhere.page);
  expectNoComplaints(owner, admin, elsewhere);
});
