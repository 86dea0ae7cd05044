// Takes the pictures of the home page and of the page "How it works" from a running application with its demo data:
// `npm start -- --port 4173 --data-dir .local/pictures`, then `node --import tsx web/e2e/take-pictures.ts http://localhost:4173`
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium as driver, type Page } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const base = process.argv[2] ?? 'http://localhost:4173';
const folder = fileURLToPath(new URL('../public/', import.meta.url));
const modes = ['light', 'dark'] as const;
const password = 'sunny-side-up';

interface Card {
  id: string;
  applicationCount?: number;
  paymentStatus?: string | null;
}

/** Signs a person in with a call, and returns a new page. The window's size is also the size of the pictures. */
async function signIn(browser: Browser, email: string, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, viewport: { width, height } });
  await context.request.post('/api/auth/login', { data: { email, password }, headers: { origin: base } });
  return context.newPage();
}

async function picture(page: Page, name: string, path: string, opens?: string): Promise<void> {
  await page.goto(path);
  await page.locator('main h1').first().waitFor();
  if (opens) await page.getByRole('button', { name: opens, exact: true }).first().click();
  // Waits for pictures and maps, which arrive after the page.
  await page.waitForTimeout(4_000);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 62 });
  await writeFile(`${folder}${name.includes('/') ? name : `how/${name}`}.webp`, Buffer.from(data, 'base64'));
}

const cards = async (page: Page, path: string): Promise<Card[]> => (await (await page.request.get(path)).json()).jobs;
const pathOf = (found: readonly Card[], is: (job: Card) => boolean = () => true): string =>
  `/jobs/${(found.find(is) ?? found[0])?.id}`;

for (const part of ['how', 'home']) await mkdir(folder + part, { recursive: true });
const browser = await driver.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Takes the pictures of a retailer's steps, for a desktop or, with the suffix, for a phone. */
async function pictureRetailer(width: number, height: number, suffix: string): Promise<void> {
  const page = await signIn(browser, 'robin@brightroofs.example', width, height);
  const wanted = await cards(page, '/api/jobs/retailer?tab=posted');
  const done = await cards(page, '/api/jobs/retailer?tab=completed');
  const crowded = pathOf(wanted, ({ applicationCount = 0 }) => applicationCount > 1);
  const unpaid = pathOf(done, ({ paymentStatus }) => paymentStatus === 'pending');
  await picture(page, `post${suffix}`, '/jobs/create');
  await picture(page, `choose${suffix}`, crowded);
  await picture(page, `follow${suffix}`, '/dashboard?tab=all');
  await picture(page, `approve${suffix}`, unpaid, 'Approve payment');
}
await pictureRetailer(960, 640, '');
await pictureRetailer(390, 700, '-phone');

/** Takes the wide pictures of a role for the home page, one for each theme. */
async function pictureForHome(email: string, name: string, path: string): Promise<void> {
  const page = await signIn(browser, email, 960, 640);
  for (const mode of modes) {
    await page.addInitScript({ content: `localStorage.setItem('ui-theme', '${mode}')` });
    await picture(page, `home/${name}-${mode}`, path);
  }
}
await pictureForHome('robin@brightroofs.example', 'dashboard', '/dashboard?tab=all');
await pictureForHome('sam@sunnysideelectrical.example', 'find-work', '/find-work');

const installer = await signIn(browser, 'sam@sunnysideelectrical.example', 390, 700);
const { user } = await (await installer.request.get('/api/auth/me')).json();
await picture(installer, 'find', '/find-work');
await picture(installer, 'apply', pathOf(await cards(installer, '/api/jobs/public')));
await picture(installer, 'prove', pathOf(await cards(installer, '/api/jobs/installer?tab=booked')));
await picture(installer, 'paid', `/installers/${user.id}`);
await browser.close();
