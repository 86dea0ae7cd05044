import { expect, type Page } from '@playwright/test';
import { look, lookAtBothWidths } from './harness/look.ts';
import { desk, expectNoComplaints, phone, test } from './harness/people.ts';
import { postJob, stageJob } from './harness/staged-job.ts';
import { stageInstaller, stageRetailer } from './harness/staged-people.ts';

/** Returns the number of jobs in the list that are fully visible and not behind a phone's bottom bar. */
const wholeRowsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
    const end = bar && bar.height > 0 ? bar.top : window.innerHeight;
    const rows = [...document.querySelectorAll('main ul > li')].filter((row) => row.querySelector('a[href^="/jobs/"]'));
    return rows.filter((row) => row.getBoundingClientRect().bottom <= end).length;
  });

test('a coordinator sees the first job on a phone and eight on a desktop, with any number of open steps', async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Dora', company: 'Dora Solar' });
  const installer = await stageInstaller(browser, { name: 'Ike', company: 'Ike Electrical' });
  for (const rung of ['applied', 'accepted', 'paymentRequested', 'paid'] as const)
    await stageJob(retailer, installer, rung);
  for (let count = 0; count < 8; count += 1) await postJob(retailer);

  const { page } = retailer;
  await page.setViewportSize(phone);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Needs attention' }).getByRole('link')).toHaveCount(4);
  await expect(page).toHaveURL(/tab=posted$/);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(await wholeRowsOf(page)).toBeGreaterThanOrEqual(1);

  await page.setViewportSize(desk);
  await expect.poll(() => wholeRowsOf(page)).toBeGreaterThanOrEqual(8);

  await installer.page.goto('/dashboard');
  await expect(installer.page).toHaveURL(/tab=accepted$/);
  expectNoComplaints(retailer, installer);
});

test('a coordinator completes a worklist in place, by keyboard alone', async ({ browser }) => {
  const retailer = await stageRetailer(browser, { name: 'Wanda', company: 'Wanda Solar' });
  const installer = await stageInstaller(browser, { name: 'Ned', company: 'Ned Electrical' });
  for (let count = 0; count < 3; count += 1) await stageJob(retailer, installer, 'applied');
  const { page } = retailer;
  await page.setViewportSize(desk);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '3 applications to review' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications to review' })).toBeVisible();
  const accept = page.getByRole('button', { name: /^Accept: .*Ned Electrical$/ });
  await expect(accept).toHaveCount(3);
  await lookAtBothWidths(retailer, 'worklist of applications');

  await accept.first().focus();
  for (let left = 3; left > 0; left -= 1) {
    await expect(accept).toHaveCount(left);
    await expect(accept.first()).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Accept Ned Electrical?' });
    if (left === 3) await look(retailer, 'question in a worklist');
    const answer = question.getByRole('button', { name: 'Accept application' });
    await expect(answer).toBeEnabled();
    await answer.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText('All clear. Next: 3 jobs without a date.')).toBeFocused();

  await page.getByRole('link', { name: 'Jobs without a date', exact: true }).press('Enter');
  const set = page.getByRole('button', { name: /^Set [A-Z][a-z]{2} \d+ [A-Z][a-z]{2}: / });
  await expect(set).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Other day: / })
    .first()
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm date' })).toBeFocused();
  await lookAtBothWidths(retailer, 'date in a row');
  await page.keyboard.press('Escape');
  await set.first().focus();
  for (let left = 3; left > 0; left -= 1) {
    await expect(set).toHaveCount(left);
    await expect(set.first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(/^All clear\. Next: 1 installation /)).toBeFocused();
  expectNoComplaints(retailer, installer);
});

test("an installer's phone opens on the work under way, and then on the invitations to answer", async ({ browser }) => {
  const retailer = await stageRetailer(browser, { name: 'Tina', company: 'Tina Solar' });
  const installer = await stageInstaller(browser, { name: 'Tom', company: 'Tom Electrical' });
  const begun = await stageJob(retailer, installer, 'started');
  await stageJob(retailer, installer, 'accepted');
  const { page } = installer;
  await page.setViewportSize(phone);
  await page.goto('/dashboard');

  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('link', { name: 'Call Casey Customer' })).toHaveAttribute('href', 'tel:0498765432');
  await expect(today.getByRole('link', { name: 'Navigate' })).toHaveAttribute('href', /maps\/dir/);
  await expect(today.getByText('3 requirements left')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 job without a date' })).toBeVisible();
  await lookAtBothWidths(installer, "an installer's dashboard on a phone");
  await page.setViewportSize(phone);
  await today.getByRole('link', { name: 'Finish the work' }).click();
  await expect(page).toHaveURL(new RegExp(`${begun.path}#requirements$`));
  await expect(page.getByRole('heading', { name: 'Completion Requirements' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expectNoComplaints(retailer, installer);
});
