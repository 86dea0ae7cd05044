import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { paths, prerenderedPages } from '#shared/pages.ts';
import { desk, expectNoComplaints, newPerson, phone, test } from './harness/people.ts';
import { shiftsOn, watchShifts } from './harness/shifts.ts';
import { postJob } from './harness/staged-job.ts';
import { stageInstaller, stageRetailer } from './harness/staged-people.ts';
import { takenOver } from './harness/taken-over.ts';

const mostBytes = 40 * 1024;
/** A text that each prerendered page must contain. */
const said: Record<(typeof prerenderedPages)[number], string> = {
  home: 'Solar work, matched with the right crew',
  howItWorks: 'Do the work and prove it',
  pricing: 'Coming Soon',
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact',
};
const pages = prerenderedPages.map((name) => [name, paths[name]] as const);

/**
 * Delays requests whose URL matches `file`, by default the application's own script. Returns a function that lets them continue.
 */
async function hold(page: Page, file = /\/assets\/start-[^/]+\.js/): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Returns the position of every text, button and picture of the header, the first heading and the footer. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, h1, h2, form *, footer *')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const { color, backgroundColor, fontSize } = getComputedStyle(each);
        return [each.tagName, ...[x, y, width, height].map(Math.round), color, backgroundColor, fontSize].join(' ');
      }),
  );

for (const [name, path] of pages)
  test(`${path} can be read before any script, and is small`, async ({ request }) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(html).toContain(said[name]);
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`);
    expect(html).toMatch(/<title>[^<]*SunCrew[^<]*<\/title>/);
    const [description, ...others] = [...html.matchAll(/<meta name="description" content="([^"]+)"/g)];
    expect(others).toEqual([]);
    expect(html).toContain(`<meta property="og:description" content="${description?.[1]}"`);
    // The page contains its styles, so that it can be painted without another file.
    expect(html).toContain('<style data-first');
    expect(html).not.toContain('rel="stylesheet"');
    expect(gzipSync(html).length).toBeLessThanOrEqual(mostBytes);
  });

const looks = [
  { mode: 'light', size: phone },
  { mode: 'dark', size: desk },
  ...(process.env.E2E_DARK
    ? [
        { mode: 'dark', size: phone },
        { mode: 'light', size: desk },
      ]
    : []),
];
for (const [, path] of pages)
  for (const { mode, size } of looks)
    test(`${path} looks the same before and after its scripts, ${mode}, ${size.width} wide`, async ({ browser }) => {
      const person = await newPerson(browser, { name: 'Fay', company: 'Fay Solar', size });
      const { page } = person;
      await page.addInitScript((chosen) => localStorage.setItem('ui-theme', chosen), mode);
      // Blocks the home page's figures and jobs, because they arrive after hydration and change the layout.
      await page.route('**/api/landing/**', () => new Promise(() => {}));
      // On a slow machine, the font may arrive after the first paint and change the layout later. The attempt is then repeated.
      await expect(async () => {
        const release = await hold(page);
        await page.goto(path);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const before = await layoutOf(page);
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(ground === 'rgb(22, 21, 19)').toBe(mode === 'dark');
        release();
        await takenOver(page);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        expect(await layoutOf(page)).toEqual(before);
      }).toPass();
      expectNoComplaints(person);
    });

test('a page whose font arrives late moves nothing on hydration', async ({ browser }) => {
  const person = await newPerson(browser, { name: 'Fern', company: 'Fern Solar', size: phone });
  const { page } = person;
  await watchShifts(page);
  const arrive = await hold(page, /\.woff2$/);
  for (const path of ['/', '/privacy']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Waits longer than the 100 ms for which a browser waits for an optional font.
    await page.waitForTimeout(500);
    arrive();
    await page.evaluate(() => document.fonts.ready);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    const { sum, most } = await shiftsOn(page);
    expect(sum, `${path}: ${most}`).toBeLessThanOrEqual(0.01);
  }
  expectNoComplaints(person);
});

test('the page of a signed-in person never changes its font', async ({ browser }) => {
  const { page } = await stageInstaller(browser, { name: 'Fay', company: 'Fay Solar' });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  let late = 0;
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });
  const widthOfLabel = () =>
    page.getByRole('link', { name: 'View My Public Profile' }).evaluate((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getBoundingClientRect().width;
    });
  // On a slow machine, the font may miss the first paint of one visit, so the attempt repeats until two visits have the same
  // width.
  let width = 0;
  await expect(async () => {
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    width = await widthOfLabel();
    await page.reload({ waitUntil: 'networkidle' });
    expect(await widthOfLabel()).toBe(width);
  }).toPass();
  late = 3_000;
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const first = await widthOfLabel();
  expect(first).not.toBe(width);
  await page.waitForLoadState('networkidle');
  expect(await widthOfLabel()).toBe(first);
});

test('a page works as plain HTML before hydration', async ({ browser }) => {
  const person = await newPerson(browser, { name: 'Ede', company: 'Ede Solar', size: phone });
  const { page } = person;
  const lost = /\/assets\/start-[^/]+\.js/;
  const release = await hold(page, lost);
  await page.goto('/');
  const answer = page.getByText('Retailers post solar jobs', { exact: false }).first();
  await expect(answer).toBeVisible();
  await page.locator('details:not([open]) > summary').first().click();
  await expect(page.locator('details[open]').first()).toBeVisible();
  await page.getByLabel('Where do you want to work?').fill('Blacktown');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/map\?address=Blacktown/);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  expectNoComplaints(person);
});

test('a place typed before hydration is searched for after it', async ({ browser }) => {
  const person = await newPerson(browser, { name: 'Edda', company: 'Edda Solar', size: phone });
  const { page } = person;
  const release = await hold(page);
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Where do you want to work?' });
  await field.fill('Blacktown');
  release();
  await takenOver(page);
  await expect(field).toHaveValue('Blacktown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/map\?.*Blacktown/);
  expectNoComplaints(person);
});

test('a reader keeps the scroll position on hydration', async ({ browser }) => {
  const person = await newPerson(browser, { name: 'Elke', company: 'Elke Solar', size: phone });
  const { page } = person;
  const positionAfter = async (down: number) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate((top) => window.scrollTo(0, top), down);
    await takenOver(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    return page.evaluate(() => window.scrollY);
  };
  expect(await positionAfter(900)).toBe(900);
  // On leaving the page, the browser saves the position 900. The next visit must not restore it.
  await page.goto('/privacy');
  expect(await positionAfter(300)).toBe(300);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.reload();
  await takenOver(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  expectNoComplaints(person);
});

const job = (title: string) => ({
  id: '01a0c668-9da0-756f-9326-4307c713142e',
  title,
  address: 'Hobart TAS 7000',
  description: 'Two arrays. <b>Steep</b> $&',
  priceExGst: 4200,
  amount: 4200,
  jobType: 'PV Only',
  requiredLicenses: ['PV'],
  preferredWeek: null,
  latitude: -42.88,
  longitude: 147.33,
  retailer: { companyName: 'Edwin Solar', averageRating: null, reviewCount: 0, completedJobs: 0 },
});

test('the home page refreshes its figures, dots and jobs each minute, and nothing moves', async ({ browser }) => {
  const person = await newPerson(browser, { name: 'Edwin', company: 'Edwin Solar', size: desk });
  const { page } = person;
  await page.clock.install();
  let minute = 0;
  await page.route('**/api/landing/stats', (route) =>
    route.fulfill({ json: { availableJobs: 9 + minute * 1000, activeInstallers: 55, completedJobs: 57 } }),
  );
  await page.route('**/api/landing/featured-jobs', (route) =>
    route.fulfill({ json: { jobs: [job(['An early job', 'A later job', 'The last job'][minute] ?? '')] } }),
  );
  await page.route('**/api/landing/dots', (route) =>
    route.fulfill({ json: { jobs: minute === 0 ? [] : [[24, 27]], installers: [] } }),
  );
  await page.goto('/');
  await expect(page.getByText('An early job')).toBeVisible();
  const before = await layoutOf(page);
  minute = 1;
  await page.clock.fastForward(61_000);
  await expect(page.getByText('A later job')).toBeVisible();
  await expect(page.getByText('1,009')).toBeVisible();
  await expect(page.locator('path[d="M24 27h.01"]').first()).toBeAttached();
  expect(await layoutOf(page)).toEqual(before);
  const card = page.getByRole('listitem').filter({ hasText: 'A later job' });
  const said = ['Hobart TAS 7000', 'Two arrays. <b>Steep</b> $&', '$4,200'];
  for (const words of said) await expect(card.getByText(words, { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'View Details: A later job' })).toHaveAttribute(
    'href',
    `/jobs/${job('').id}`,
  );
  minute = 2;
  await page.clock.fastForward(61_000);
  await expect(page.getByText('The last job')).toBeVisible();
  await expect(page.getByText('2,009')).toBeVisible();
  expectNoComplaints(person);
});

test('a home page without jobs leaves no space for them, and without figures it shows dashes', async ({ browser }) => {
  const person = await newPerson(browser, { name: 'Eda', company: 'Eda Solar', size: phone });
  const { page } = person;
  await page.route('**/api/landing/featured-jobs', (route) => route.fulfill({ json: { jobs: [] } }));
  await page.goto('/');
  await takenOver(page);
  await expect(page.getByRole('heading', { name: 'Featured jobs' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  expectNoComplaints(person);

  await page.route('**/api/landing/stats', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('–', { exact: true })).toHaveCount(3);
});

test('a home page that cannot refresh keeps what it shows', async ({ browser }) => {
  const { page } = await newPerson(browser, { name: 'Elke', company: 'Elke Solar', size: phone });
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  const figure = page.getByRole('definition').first();
  await expect(figure).toHaveText(/^\d/);
  await page.route('**/api/landing/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.clock.fastForward(61_000);
  await failed;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(figure).toHaveText(/^\d/);
});

test('a page with the headers of another version looks the same after a moment', async ({ browser }) => {
  const person = await newPerson(browser, { name: 'Ewa', company: 'Ewa Solar', size: phone });
  const { page } = person;
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'));
  await page.goto('/privacy');
  const before = await layoutOf(page);
  await page.route('/privacy', async (route) => {
    const answer = await route.fetch();
    const policy = (answer.headers()['content-security-policy'] ?? '').replace(/'sha256-(?!47DEQ)/g, "'sha256-x");
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
  });
  await page.goto('/privacy');
  await expect.poll(() => layoutOf(page)).toEqual(before);
  await takenOver(page);
  expect(await layoutOf(page)).toEqual(before);
});

test('a signed-in person never sees the header of a visitor', async ({ browser }) => {
  const person = await stageInstaller(browser, { name: 'Sissy', company: 'Sissy Solar' });
  const { page } = person;
  await page.setViewportSize(desk);
  await page.goto('/privacy');
  await page.getByRole('button', { name: /^Account menu/ }).waitFor();
  const release = await hold(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const login = [...document.querySelectorAll('header a')].find((each) => each.textContent === 'Login');
      if (login?.checkVisibility()) seen.push('Login');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  expectNoComplaints(person);
});

test('the page of a job requests its script in parallel with the application, and a visitor gets only the visitors’ part', async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Early', company: 'Early Solar' });
  const job = await postJob(retailer);
  const { page } = retailer;
  await page.goto('/terms');
  await page.getByRole('button', { name: /^Account menu/ }).waitFor();
  const partiesScript = /\/assets\/job-detail-[^/]+\.js/;
  const release = await hold(page);
  const early = page.waitForRequest(partiesScript);
  await page.goto(job.path, { waitUntil: 'commit' });
  await early;
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const visitor = await newPerson(browser, { name: 'Vito', company: '', size: phone });
  const scripts: string[] = [];
  visitor.page.on('request', (request) => scripts.push(request.url()));
  await visitor.page.goto(job.path);
  await expect(visitor.page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await visitor.page.keyboard.press('Escape');
  await expect(visitor.page.getByRole('button', { name: 'Sign in to apply' })).toBeVisible();
  await visitor.page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /\/assets\/public-job-/.test(url))).not.toEqual([]);
  expect(scripts.filter((url) => partiesScript.test(url))).toEqual([]);
  expectNoComplaints(retailer, visitor);
});

test('a user whose browser refuses storage can read and work', async ({ browser }) => {
  const person = await stageInstaller(browser, { name: 'Rea', company: 'Rea Solar' });
  const { page } = person;
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expectNoComplaints(person);
});
