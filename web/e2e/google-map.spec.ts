import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { inPageOf } from '../../infra/edge/in-page.ts';
import { securityHeaders } from '../../infra/edge/security-headers.ts';
import { jobForm } from '../../infra/tools/verify/job-form.ts';
import { desk, expectNoComplaints, test } from './harness/people.ts';
import { stageInstaller, stageRetailer } from './harness/staged-people.ts';

/** Tests Google's map under the content security policy of a stage with a Google key. `web/test` has more tests of both maps. */

const script = readFileSync(new URL('../test/google/stand-in.js', import.meta.url), 'utf8');
const googleHosts = /^https:\/\/[\w.-]+\.(googleapis|gstatic|google|googleusercontent|ggpht)\.com\//;
/** A job in the far north, where no other test has jobs. */
const roof = {
  title: 'Roof of the north',
  latitude: -12.2,
  longitude: 136.8,
  address: '1 Bay Road, Nhulunbuy NT 0880',
};

interface GoogleStandIn {
  /** The outcomes of the next requests for Google's script. All later requests succeed. */
  moods: ('fails' | 'is silent')[];
  asked: number;
  hasKey: boolean;
  /** Lets the unanswered requests for scripts fail. Until then, a browser waits for them instead of asking again. */
  giveUp: () => Promise<void>;
}

/** Answers requests to Google's hosts, and gives the page the key and the policy of a stage with a Google key. */
async function standInForGoogle(context: BrowserContext): Promise<GoogleStandIn> {
  let silent: Route | undefined;
  const google: GoogleStandIn = {
    moods: [],
    asked: 0,
    hasKey: false,
    giveUp: async () => silent?.fulfill({ status: 404 }),
  };
  await context.route(googleHosts, async (route) => {
    const headers = { 'access-control-allow-origin': '*' };
    if (!route.request().url().includes('/maps/api/js')) return route.fulfill({ headers, body: '' });
    google.asked += 1;
    const mood = google.moods.shift();
    if (mood === 'fails') return route.fulfill({ status: 404 });
    if (mood !== 'is silent') return route.fulfill({ contentType: 'text/javascript', body: script });
    silent = route;
  });
  await context.route('**/api/config/google-maps', (route) =>
    google.hasKey ? route.fulfill({ json: { apiKey: 'a-key' } }) : route.fulfill({ status: 404 }),
  );
  await context.route(/\/map\?/, async (route) => {
    const answer = await route.fetch();
    const served = answer.headers()['content-security-policy'] ?? '';
    const objectStoreOrigin = /connect-src 'self' ([^ ;]+)/.exec(served)?.[1] ?? '';
    const inPage = inPageOf(await (await context.request.get('/')).text());
    const policy = securityHeaders({ objectStoreOrigin, googleMaps: true, inPage })['Content-Security-Policy'];
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
  });
  return google;
}

async function seesError(page: Page, message: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: 'Map Error' });
  // The page waits for up to ten seconds at each attempt, so this test moves the page's clock forward.
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(alert).toContainText(message, { timeout: 500 });
  }).toPass();
  await expect(page.locator('.leaflet-container')).toBeVisible();
}

/** Loads everything that Google's own script loads: styles, fonts, pictures, calls and workers. */
const everyKindOfLoad = (page: Page) =>
  page.evaluate(async () => {
    const has = (element: HTMLElement) =>
      new Promise((resolve) => {
        for (const event of ['load', 'error']) element.addEventListener(event, resolve);
        document.head.append(element);
      });
    const own = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
    const style = Object.assign(document.createElement('style'), { textContent: '.gm-style { color: red }' });
    const fonts = 'https://fonts.googleapis.com/css?family=Roboto';
    const hosts = ['maps.gstatic.com', 'maps.googleapis.com', 'lh3.googleusercontent.com', 'maps.google.com'];
    document.head.append(style);
    await Promise.all([
      has(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fonts })),
      has(Object.assign(document.createElement('script'), { src: 'https://maps.gstatic.com/maps-api-v3/part.js' })),
      has(Object.assign(document.createElement('script'), { src: own })),
      ...hosts.map((host) => has(Object.assign(new Image(), { src: `https://${host}/tile.png` }))),
      fetch('https://places.googleapis.com/$rpc'),
      fetch('https://www.google.com/maps/vt'),
      fetch(own),
      fetch('data:text/plain,tile'),
      new Promise((resolve) => {
        new Worker(own).onmessage = resolve;
      }),
    ]);
    return getComputedStyle(
      Object.assign(document.body.appendChild(document.createElement('i')), { className: 'gm-style' }),
    ).color;
  });

test('an installer uses the map of Google under the policy of a stage with a key, also when Google fails', async ({
  browser,
}) => {
  const retailer = await stageRetailer(browser, { name: 'Nora', company: 'Nora Solar' });
  const installer = await stageInstaller(browser, { name: 'Gus', company: 'Gus Electrical' });
  const { job } = await retailer.call('createJob', { body: jobForm(roof) });
  const { page, context, complaints } = installer;
  const around = { south: -12.3, west: 136.7, north: -12.1, east: 136.9 };
  await expect.poll(async () => (await installer.call('getMap', { query: around })).total).toBe(1);
  const google = await standInForGoogle(context);
  await page.setViewportSize(desk);
  await page.clock.install();
  await page.goto('/map?lat=-12.2&lng=136.8&zoom=10');
  const region = page.getByRole('region', { name: 'Map of jobs' });
  const retry = page.getByRole('button', { name: 'Retry' });

  await seesError(page, 'Failed to get Google Maps API key');
  google.hasKey = true;
  google.moods = ['fails', 'fails', 'is silent'];
  await retry.click();
  await seesError(page, 'Google Maps failed to load after 3 attempts');
  expect(google.asked).toBe(3);

  await google.giveUp();
  await retry.click();
  const mark = region.locator('gmp-advanced-marker');
  await expect(mark).toHaveAccessibleName(new RegExp(roof.title));
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  await page.getByRole('list').getByRole('link', { name: roof.title }).focus();
  await expect(mark.locator('.map-mark')).toHaveAttribute('data-raised');
  await mark.press('Enter');
  const popup = page.getByRole('group', { name: roof.title });
  await expect(popup).toBeFocused();
  await expect(popup.getByRole('link', { name: roof.title })).toHaveAttribute('href', `/jobs/${job.id}`);
  expect(await everyKindOfLoad(page)).toBe('rgb(255, 0, 0)');

  const search = page.getByRole('combobox', { name: 'Search for a place' });
  await search.fill('12 hill');
  await page.getByRole('option', { name: /12 Hill Street/ }).click();
  await expect(page).toHaveURL(/lat=-33\.815&lng=151\.001/);
  await page.evaluate(() =>
    Object.assign(Reflect.get(Reflect.get(window, 'google'), 'maps'), { suggestionsFail: true }),
  );
  await search.fill('Hill Street, Parramatta NSW');
  await expect(page.getByText('Failed to load autocomplete: Places is not enabled.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Search' }).first().click();
  await expect(page).toHaveURL(/address=Parramatta\+NSW\+2150/);

  await page.evaluate(() => window.gm_authFailure?.());
  await seesError(page, 'Google Maps failed to load after 3 attempts');
  expectNoComplaints(installer);

  // Checks that the policy was in force.
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
  await expect.poll(() => complaints.join()).toContain('CSP: connect-src https://elsewhere.example/');
});
