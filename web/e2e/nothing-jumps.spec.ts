import { type Browser, expect, type Page } from '@playwright/test';
import { hrefTo, paths } from '#shared/pages.ts';
import { newPerson, phone, test } from './harness/people.ts';
import { shiftsOn, watchShifts } from './harness/shifts.ts';
import { stageJob } from './harness/staged-job.ts';
import { stageInstaller, stageRetailer } from './harness/staged-people.ts';

/**
 * Opens every page of the application while its answers are slow. Each page is opened by a role that sees its content; with
 * E2E_EVERYBODY, every role opens every page.
 */

const mostShift = 0.01;
const answerMilliseconds = 300;
const quietMilliseconds = 700;

type Name = keyof typeof paths;
const names = Object.keys(paths) as Name[];

/** The roles that see the content of each page. */
const viewers: Record<Name, readonly string[]> = {
  home: ['visitor'],
  privacy: ['visitor'],
  terms: ['visitor'],
  contact: ['visitor'],
  map: ['installer', 'visitor'],
  directory: ['visitor'],
  findWork: ['installer'],
  howItWorks: ['visitor'],
  pricing: ['visitor'],
  company: ['visitor'],
  installer: ['visitor'],
  signUp: ['visitor'],
  dashboard: ['retailer', 'installer'],
  worklist: ['retailer', 'installer'],
  profile: ['retailer', 'installer'],
  credentials: ['installer'],
  people: ['retailer'],
  join: ['visitor'],
  settings: ['retailer'],
  forgotPassword: ['visitor'],
  confirmEmail: ['visitor'],
  notifications: ['installer'],
  myJobs: ['retailer'],
  payments: ['retailer'],
  calendar: ['installer'],
  network: ['retailer'],
  createJob: ['retailer'],
  postJob: ['retailer'],
  job: ['retailer', 'installer'],
  editJob: ['retailer'],
  inviteToJob: ['retailer'],
  sharedJob: ['installer'],
  uploadTest: ['installer'],
  shareLanding: ['visitor'],
  // Only an operator makes administrators, so this test has none.
  admin: [],
  adminList: [],
};

/** Returns the sum of the layout shifts while the page loads, and the texts of the elements in the largest shift. */
async function shiftsOf(page: Page, path: string): Promise<{ sum: number; most: string }> {
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
  for (const settled of [1, 2]) {
    await expect(page.locator('main :is(.chakra-skeleton, .chakra-spinner)'), `settled ${settled}`).toHaveCount(0);
    await page.waitForTimeout(answerMilliseconds + quietMilliseconds);
  }
  return shiftsOn(page);
}

/** Delays all answers of the server for a page, and records its layout shifts. */
async function slowPage(page: Page): Promise<Page> {
  await watchShifts(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerMilliseconds));
    await route.continue();
  });
  return page;
}

interface Walk {
  who: string;
  page: Page;
  addresses: [Name, string][];
}

async function everyPage(browser: Browser): Promise<Walk[]> {
  const retailer = await stageRetailer(browser, { name: 'Ruth', company: 'Ruth Solar' });
  const installer = await stageInstaller(browser, { name: 'Ivo', company: 'Ivo Installs' });
  const visitor = await newPerson(browser, { name: 'Vera', company: 'Vera', size: phone });
  const { id } = await stageJob(retailer, installer, 'booked');
  const { id: openId } = await stageJob(retailer, installer, 'applied');
  const { shareToken } = await retailer.call('shareJob', { params: { id: openId } });
  const known: Record<string, string> = {
    [paths.company]: hrefTo(paths.company, { id: retailer.userId }),
    [paths.installer]: hrefTo(paths.installer, { id: installer.userId }),
    [paths.job]: hrefTo(paths.job, { id }),
    [paths.editJob]: hrefTo(paths.editJob, { id: openId }),
    [paths.inviteToJob]: hrefTo(paths.inviteToJob, { id: openId }),
    [paths.sharedJob]: hrefTo(paths.sharedJob, { id: openId, shareToken }),
    [paths.adminList]: hrefTo(paths.adminList, { list: 'jobs' }),
    [paths.shareLanding]: hrefTo(paths.shareLanding, { shareToken }),
  };
  const addressOf = (name: Name) => known[paths[name]] ?? paths[name];
  expect(
    names.map(addressOf).filter((address) => address.includes(':')),
    'addresses that need an id',
  ).toEqual([]);
  await retailer.page.setViewportSize(phone);
  const pages = { visitor: visitor.page, retailer: retailer.page, installer: installer.page };
  // Signed-in users visit a page first. Their browsers then remember the session, and no page starts as a visitor's page.
  for (const { page } of [retailer, installer]) {
    await page.goto(paths.dashboard);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  return Promise.all(
    Object.entries(pages).map(async ([who, page]): Promise<Walk> => {
      const seen = names.filter((name) => process.env.E2E_EVERYBODY || viewers[name].includes(who));
      return { who, page: await slowPage(page), addresses: seen.map((name) => [name, addressOf(name)]) };
    }),
  );
}

test('no part of a page moves while other parts load', async ({ browser }) => {
  const moved: string[] = [];
  await Promise.all(
    (await everyPage(browser)).map(async ({ who, page, addresses }) => {
      for (const [name, address] of addresses) {
        const first = await shiftsOf(page, address);
        // A real shift happens on every visit. A shift seen only once came from a slow machine.
        const { sum, most } = first.sum > mostShift ? await shiftsOf(page, address) : first;
        const line = `${sum.toFixed(3)} ${who} ${paths[name]}`;
        if (process.env.E2E_SHIFTS) console.log(line, most);
        if (sum > mostShift) moved.push(`${line}: ${most}`);
      }
    }),
  );
  expect(moved).toEqual([]);
});
