import { expect } from '@playwright/test';
import { lookAtBothWidths } from './harness/look.ts';
import { desk, expectNoComplaints, newPerson, type Person, phone, test } from './harness/people.ts';
import { press } from './harness/press.ts';
import { postJob, type StagedJob } from './harness/staged-job.ts';
import { type StagedPerson, stageInstaller, stageRetailer } from './harness/staged-people.ts';
import { arriveAtTheLandingPage, completeTheInstallerProfile, createAnAccountInTheDialog } from './steps/accounts.ts';

/** A visitor reads public pages without signing in, and returns to the wanted page after signing up. */

const newcastle = { address: '12 Hill Street, Newcastle NSW 2300', latitude: -32.9271234, longitude: 151.7812345 };
const around = { south: -33.2, west: 151.4, north: -32.6, east: 152.1 };

/** Posts a job in Newcastle and waits until the list of the map has it. */
async function postInNewcastle(retailer: StagedPerson, installer: StagedPerson): Promise<StagedJob> {
  const job = await postJob(retailer, { ...newcastle, preferredWeek: '2027-03-01' });
  const listed = async () => (await installer.call('getMap', { query: around })).jobs.map(({ id }) => id);
  await expect.poll(listed, { timeout: 60_000 }).toContain(job.id);
  return job;
}

const rowOf = ({ page }: Person, { title }: StagedJob) =>
  page.getByRole('list', { name: 'Jobs in this area' }).getByRole('link', { name: title });

/** Counts the visitor's presses on all pages. Returns a function that returns the count. */
async function countPresses({ page }: Person): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (window as unknown as { countPress: () => void }).countPress(), true),
  );
  return () => presses;
}

async function searchForNewcastle(visitor: Person): Promise<void> {
  const { page } = visitor;
  await arriveAtTheLandingPage(visitor);
  const box = page.getByRole('combobox', { name: 'Where do you want to work?' });
  await press(visitor, box);
  await box.pressSequentially('Newcastle');
  await press(visitor, page.getByRole('option', { name: 'Newcastle NSW 2300' }));
}

const sizes = [
  ['phone', phone],
  ['desk', desk],
] as const;

for (const [name, size] of sizes)
  test(`a visitor at a ${name} reads a job in Newcastle three presses after the home page`, async ({ browser }) => {
    const retailer = await stageRetailer(browser, { name: 'Nora', company: 'Nora Solar' });
    const installer = await stageInstaller(browser, { name: 'Nils', company: 'Nils Installs' });
    const job = await postInNewcastle(retailer, installer);
    const visitor = await newPerson(browser, { name: 'Vic', company: '', size });
    const presses = await countPresses(visitor);
    const { page } = visitor;
    await searchForNewcastle(visitor);
    await expect(rowOf(visitor, job)).toBeVisible();
    await lookAtBothWidths(visitor, `jobs around Newcastle of a visitor at a ${name}`);
    await press(visitor, rowOf(visitor, job));
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    expect(presses()).toBe(3);
    await expect(page.getByText('Newcastle NSW 2300').first()).toBeVisible();
    await expect(page.getByText('Week of Mon 1 Mar')).toBeVisible();
    await expect(page.getByText('$4,200')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nora Solar' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in to apply' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.locator('main').textContent()).not.toMatch(/Hill Street|Casey|Dog in the yard/);
    await lookAtBothWidths(visitor, `public job that a visitor at a ${name} reads`);
    expectNoComplaints(retailer, installer, visitor);
  });

test('a visitor who signs up from a job returns to that job with the form to apply, and Back opens the same results', async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Rae', company: 'Rae Solar' });
  const installer = await stageInstaller(browser, { name: 'Ian', company: 'Ian Installs' });
  const job = await postInNewcastle(retailer, installer);
  const visitor = await newPerson(browser, { name: 'Vida', company: 'Vida Electrical', size: desk });
  const { page } = visitor;
  await searchForNewcastle(visitor);
  await press(visitor, page.getByRole('button', { name: 'Filters' }));
  await press(visitor, page.getByRole('button', { name: 'Battery Storage' }));
  await expect(page).toHaveURL(/specialties=battery/);
  await expect(rowOf(visitor, job)).toBeVisible();
  const results = new URL(page.url());
  await press(visitor, rowOf(visitor, job));
  await press(visitor, page.getByRole('button', { name: 'Sign in to apply' }));
  await createAnAccountInTheDialog(visitor, 'Installer');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Newcastle NSW 2300');
  await completeTheInstallerProfile(visitor);
  const apply = page.getByRole('dialog', { name: 'Apply for Job' });
  await expect(apply).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${job.path}$`));
  await page.keyboard.press('Escape');
  await expect(apply).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/map\?/);
  const now = new URL(page.url());
  for (const part of ['address', 'specialties'])
    expect([part, now.searchParams.get(part)]).toEqual([part, results.searchParams.get(part)]);
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link', { name: job.title })).toBeVisible();
  expectNoComplaints(retailer, installer, visitor);
});
