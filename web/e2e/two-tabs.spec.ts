import { expect, type Page } from '@playwright/test';
import { retailerProfile } from '../../infra/tools/in-process/builders.ts';
import { jobForm } from '../../infra/tools/verify/job-form.ts';
import { lookAtBothWidths } from './harness/look.ts';
import { desk, expectNoComplaints, newPerson, type Person, test } from './harness/people.ts';
import { stageRetailer } from './harness/staged-people.ts';
import { signInInTheDialog, signOut } from './steps/accounts.ts';

/** Sends a request that changes the browser's session without the application's knowledge. */
const post = (page: Page, path: string, body: unknown): Promise<number> =>
  page.evaluate(
    async ([to, content]) =>
      (
        await fetch(to, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(content),
        })
      ).status,
    [path, body] as const,
  );

async function register(page: Page, { email, password, company }: Person): Promise<void> {
  expect(await post(page, '/api/auth/register', { email, password, role: 'retailer' })).toBe(201);
  expect(await post(page, '/api/profile/retailer', retailerProfile({ companyName: company }))).toBe(201);
}

const menuOf = (page: Page, { email }: Person) =>
  page.getByRole('button', { name: `Account menu for ${email.split('@')[0]}` });

test('two tabs of one browser always show the same user, and never save as another user', async ({ browser }) => {
  const robin = await newPerson(browser, { name: 'Robin', company: 'Robin Roofs', size: desk });
  const priya = await newPerson(browser, { name: 'Priya', company: 'Priya Power', size: desk });
  const here = robin.page;
  const there = await robin.context.newPage();
  const [robinThere, priyaThere] = [robin, priya].map((person) => ({ ...person, page: there })) as [Person, Person];
  await here.goto('/');
  await register(here, priya);
  expect(await post(here, '/api/auth/logout', {})).toBe(204);
  await register(here, robin);
  await here.goto('/dashboard');
  await there.goto('/dashboard');
  await expect(menuOf(here, robin)).toBeVisible();

  await signOut(robinThere);
  await expect(here.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await expect(menuOf(here, robin)).toHaveCount(0);

  await there.getByRole('link', { name: 'Login' }).click();
  await signInInTheDialog(priyaThere);
  await expect(menuOf(here, priya)).toBeVisible();
  await expect(here.getByRole('dialog')).toHaveCount(0);

  await here.goto('/jobs/create');
  // The sign-in dialog hides the page behind it from assistive technology, but the page is still visible.
  const address = here.getByRole('combobox', { name: 'Address', includeHidden: true });
  await address.fill('9 Short Street, Leichhardt NSW 2040');
  expect(await post(there, '/api/auth/login', { email: robin.email, password: robin.password })).toBe(200);
  await here.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(here.getByText('Someone else is signed in on this browser now', { exact: false })).toBeVisible();
  await expect(address).toHaveValue('9 Short Street, Leichhardt NSW 2040');
  await signInInTheDialog({ ...priya, page: here });
  await here.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(here.getByText('Draft saved successfully')).toBeVisible();
  await expect(menuOf(there, priya)).toBeVisible();
  expectNoComplaints(robin, priya);
});

test('a second tab does not restore an earlier price, and its user chooses the price', async ({ browser }) => {
  const robin = await stageRetailer(browser, { name: 'Robin', company: 'Robin Roofs' });
  const { page } = robin;
  const { job } = await robin.call('createJob', { body: jobForm({ priceExGst: 4200.5, isPublic: false }) });
  await page.goto(`/jobs/${job.id}/edit`);
  await page.getByLabel('Additional notes').fill('Gate code 4321');
  const newer = jobForm({ priceExGst: 5000, notes: 'Ring first', isPublic: false });
  await robin.call('updateJob', { params: { id: job.id }, body: newer });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const notice = page.getByRole('group', { name: 'Changed since you opened this form' });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Price ex GST' })).toHaveValue('5000');
  const notes = notice.getByRole('radiogroup', { name: 'Additional notes' });
  await expect(notes.getByRole('radio', { name: 'Gate code 4321' })).toBeChecked();
  await lookAtBothWidths(robin, 'a save on an earlier version');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Job updated successfully')).toBeVisible();
  await expect(page.getByText('Gate code 4321')).toBeVisible();
  await expect(page.getByText('$5,000', { exact: true })).toBeVisible();
  expectNoComplaints(robin);
});
