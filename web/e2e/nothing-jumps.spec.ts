import { type Browser, expect, type Page, test } from '@playwright/test';
import { hrefTo, paths } from '../src/config/paths.ts';
import { newPerson, phone } from './harness/people.ts';
import { stageJob } from './harness/staged-job.ts';
import { stageInstaller, stageRetailer } from './harness/staged-people.ts';

/** Every address of the application, seen by everybody, while its answers take their time. */

const mostShift = 0.01;
const answerMilliseconds = 300;
const quietMilliseconds = 700;

interface Shift {
  value: number;
  what: string;
}

/** Adds up by how much what stands on the page moves while it loads. */
async function shiftsOf(page: Page, path: string): Promise<{ sum: number; most: string }> {
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
  for (const settled of [1, 2]) {
    await expect(page.locator('main :is(.chakra-skeleton, .chakra-spinner)'), `settled ${settled}`).toHaveCount(0);
    await page.waitForTimeout(answerMilliseconds + quietMilliseconds);
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const most = [...shifts].sort((a, b) => b.value - a.value)[0]?.what ?? '';
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), most };
}

/** A page for one visit after the other, whose answers are slow. */
async function slowPage(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          shifts.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(' | ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerMilliseconds));
    await route.continue();
  });
  return page;
}

async function everyPage(browser: Browser): Promise<[who: string, page: Page, addresses: string[]][]> {
  const retailer = await stageRetailer(browser, { name: 'Ruth', company: 'Ruth Solar' });
  const installer = await stageInstaller(browser, { name: 'Ivo', company: 'Ivo Installs' });
  const visitor = await newPerson(browser, { name: 'Vera', company: 'Vera', size: phone });
  const { id } = await stageJob(retailer, installer, 'booked');
  const { id: openId } = await stageJob(retailer, installer, 'applied');
  const { shareToken } = await retailer.call('shareJob', { params: { id: openId } });
  const known: Record<string, string> = {
    [paths.company]: hrefTo(paths.company, { id: retailer.userId }),
    [paths.job]: hrefTo(paths.job, { id }),
    [paths.editJob]: hrefTo(paths.editJob, { id: openId }),
    [paths.inviteToJob]: hrefTo(paths.inviteToJob, { id: openId }),
    [paths.sharedJob]: hrefTo(paths.sharedJob, { id: openId, shareToken }),
    [paths.shareLanding]: hrefTo(paths.shareLanding, { shareToken }),
  };
  const addresses = Object.values(paths).map((path) => known[path] ?? path);
  const unknown = addresses.filter((address) => address.includes(':'));
  expect(unknown, 'addresses that need an id').toEqual([]);
  await retailer.page.setViewportSize(phone);
  return [
    ['visitor', await slowPage(visitor.page), addresses],
    ['retailer', await slowPage(retailer.page), addresses],
    ['installer', await slowPage(installer.page), addresses],
  ];
}

test('nothing that stands on a page moves while the rest of it loads', async ({ browser }) => {
  const moved: string[] = [];
  await Promise.all(
    (await everyPage(browser)).map(async ([who, page, addresses]) => {
      for (const [index, address] of addresses.entries()) {
        const { sum, most } = await shiftsOf(page, address);
        const line = `${sum.toFixed(3)} ${who} ${Object.values(paths)[index]}`;
        if (process.env.E2E_SHIFTS) console.log(line, most);
        if (sum > mostShift) moved.push(`${line}: ${most}`);
      }
    }),
  );
  expect(moved).toEqual([]);
});
