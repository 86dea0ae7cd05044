import { expect, type Locator, type Page } from '@playwright/test';
import { jobForm } from '../../infra/tools/verify/job-form.ts';
import { desk, expectNoComplaints, phone, test } from './harness/people.ts';
import { type StagedPerson, stageInstaller, stageRetailer } from './harness/staged-people.ts';

/** Jobs around Port Hedland, where no other test has jobs. The first is nearest to the middle of the map. */
const roofs = [
  { title: 'Roof by the harbour', latitude: -20.4, longitude: 118.62 },
  { title: 'Roof by the mine', latitude: -20.3, longitude: 118.8 },
];
const later = { title: 'Roof by the road', latitude: -20.42, longitude: 118.4 };
const south = { title: 'Roof in the south', latitude: -22.5, longitude: 118.6 };
const path = '/map?lat=-20.4&lng=118.6&zoom=9';

const post = async ({ call }: StagedPerson, site: object): Promise<string> =>
  (await call('createJob', { body: jobForm({ ...site, address: '1 Wedge Street, Port Hedland WA 6721' }) })).job.id;

/** Presses a key until the element has the focus. */
async function press(page: Page, key: 'Tab' | 'Shift+Tab', to: Locator): Promise<void> {
  await expect(to).toBeVisible();
  for (let steps = 0; steps < 30; steps += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(to).toBeFocused();
}

const count = (page: Page, text: string, timeout = 60_000) =>
  expect(page.locator('[aria-live=polite]', { hasText: text })).toBeVisible({ timeout });
/** The time in which the map must follow the list, in milliseconds. */
const soon = 5_000;
const link = (page: Page, { title }: { title: string }) => page.getByRole('list').getByRole('link', { name: title });
const mark = (page: Page, { title }: { title: string }) =>
  page.getByRole('region', { name: 'Map of jobs' }).getByRole('button', { name: new RegExp(`^${title}`) });
const isRaised = (page: Page, of: { title: string }) =>
  expect(mark(page, of).locator('.map-mark')).toHaveAttribute('data-raised');
const isNotRaised = (page: Page, of: { title: string }) =>
  expect(mark(page, of).locator('.map-mark')).not.toHaveAttribute('data-raised');

const latitudeIn = (page: Page): number => Number(new URL(page.url()).searchParams.get('lat'));

/** Interrupts the connection, because the page reads the list again when the connection is back. */
async function loseTheConnectionForAMoment({ context }: StagedPerson): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

test('a user with only a keyboard goes through the list of the map, on a desktop and on a phone', async ({
  browser,
}) => {
  const [harbour, mine] = roofs as [(typeof roofs)[0], (typeof roofs)[0]];
  const retailer = await stageRetailer(browser, { name: 'Mara', company: 'Mara Solar' });
  const installer = await stageInstaller(browser, { name: 'Kim', company: 'Kim Electrical' });
  const [harbourId] = await Promise.all([...roofs, south].map((site) => post(retailer, site)));
  const { page } = installer;

  await test.step('the list and its marks, on a desk', async () => {
    await page.setViewportSize(desk);
    await expect(async () => {
      await page.goto(path);
      await count(page, '2 jobs found', soon);
    }).toPass();
    await page.getByRole('combobox', { name: 'Search for a place' }).focus();
    await press(page, 'Tab', link(page, harbour));
    await isRaised(page, harbour);
    await page.keyboard.press('Tab');
    await expect(link(page, mine)).toBeFocused();
    await isRaised(page, mine);
    await isNotRaised(page, harbour);
    await press(page, 'Tab', mark(page, mine));
    await expect(page.getByRole('listitem').filter({ hasText: mine.title })).toHaveAttribute('data-raised');
    await page.keyboard.press('Enter');
    const popup = page.getByRole('group', { name: mine.title });
    await expect(popup).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(popup.getByRole('link', { name: mine.title })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mark(page, mine)).toBeFocused();
  });

  await test.step('the focus stays while the list is read again', async () => {
    await press(page, 'Shift+Tab', link(page, mine));
    const laterId = await post(retailer, later);
    await expect(async () => {
      await loseTheConnectionForAMoment(installer);
      await count(page, '3 jobs found', soon);
    }).toPass();
    await expect(link(page, mine)).toBeFocused();
    await isRaised(page, mine);
    await press(page, 'Shift+Tab', link(page, later));
    await retailer.call('deleteJob', { params: { id: laterId } });
    await loseTheConnectionForAMoment(installer);
    await count(page, '2 jobs found');
    await expect(page.getByRole('region', { name: 'List' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, harbour)).toBeFocused();
  });

  await test.step('another area, by keyboard', async () => {
    await press(page, 'Tab', page.getByRole('group', { name: 'Arrow keys move the map' }));
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      expect(latitudeIn(page)).toBeLessThan(-21.5);
    }).toPass({ intervals: [500] });
    await press(page, 'Tab', page.getByRole('button', { name: 'Search this area' }));
    await page.keyboard.press('Enter');
    await expect(link(page, south)).toBeVisible();
    await expect(page.getByRole('region', { name: 'List' })).toBeFocused();
  });

  await test.step('the sheet, on a phone', async () => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await count(page, '2 jobs found');
    await page.getByRole('combobox', { name: 'Search for a place' }).focus();
    const sheet = page.getByRole('region', { name: 'List' });
    const less = page.getByRole('button', { name: 'Show less of the list' });
    const more = page.getByRole('button', { name: 'Show more of the list' });
    await press(page, 'Tab', less);
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveAttribute('data-height', 'low');
    await expect(less).toBeFocused();
    await expect(link(page, harbour)).toBeHidden();
    await press(page, 'Tab', mark(page, harbour));
    await press(page, 'Shift+Tab', more);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveAttribute('data-height', 'tall');
    await expect(mark(page, harbour)).toBeHidden();
    await expect(more).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, harbour)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/jobs/${harbourId}$`));
    await page.goBack();
    // The middle of the map may move by a pixel when the height of the sheet changes.
    await expect.poll(() => latitudeIn(page)).toBeCloseTo(-20.4, 1);
    await expect(page).toHaveURL(/[?&]zoom=9/);
    await count(page, '2 jobs found');
  });
  expectNoComplaints(retailer, installer);
});
