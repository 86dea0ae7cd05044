// Takes the pictures of the home page and of the page "How it works" from a running application with its demo data:
// `npm start -- --port 4173 --data-dir .local/pictures`, then `node --import tsx web/e2e/take-pictures.ts http://localhost:4173`
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium as driver } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const base = process.argv[2] ?? 'http://localhost:4173';
const folder = fileURLToPath(new URL('../public/screens/', import.meta.url));
const sizes = { desk: { width: 960, height: 640 }, phone: { width: 390, height: 700 } };
const password = 'sunny-side-up';

interface Card {
  id: string;
  applicationCount?: number;
  paymentStatus?: string | null;
}

const browser = await driver.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Signs a person in with a call. */
async function signIn(email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: base });
  await context.request.post('/api/auth/login', { data: { email, password }, headers: { origin: base } });
  return context;
}

interface Screen {
  name: string;
  path: string;
  /** The name of a button to press first. */
  opens?: string;
}

/** Takes a picture of a screen in both themes. */
async function picture(
  context: BrowserContext,
  size: keyof typeof sizes,
  { name, path, opens }: Screen,
): Promise<void> {
  for (const mode of ['light', 'dark']) {
    const page = await context.newPage();
    await page.setViewportSize(sizes[size]);
    await page.addInitScript({ content: `localStorage.setItem('ui-theme', '${mode}')` });
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    if (opens) await page.getByRole('button', { name: opens, exact: true }).first().click();
    // Waits for pictures and maps, which arrive after the page.
    await page.waitForTimeout(4_000);
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 62 });
    await writeFile(`${folder}${name}-${size}-${mode}.webp`, Buffer.from(data, 'base64'));
    await page.close();
  }
}

const cards = async (context: BrowserContext, path: string): Promise<Card[]> =>
  (await (await context.request.get(path)).json()).jobs;
const pathOf = (found: readonly Card[], is: (job: Card) => boolean = () => true): string =>
  `/jobs/${(found.find(is) ?? found[0])?.id}`;

await mkdir(folder, { recursive: true });

const retailer = await signIn('robin@brightroofs.example');
const wanted = await cards(retailer, '/api/jobs/retailer?tab=posted');
const done = await cards(retailer, '/api/jobs/retailer?tab=completed');
const stepsOfRetailer: Screen[] = [
  { name: 'post', path: '/jobs/create' },
  { name: 'choose', path: pathOf(wanted, ({ applicationCount = 0 }) => applicationCount > 1) },
  { name: 'follow', path: '/dashboard?tab=all' },
  { name: 'approve', path: pathOf(done, ({ paymentStatus }) => paymentStatus === 'pending'), opens: 'Approve payment' },
];
for (const size of ['desk', 'phone'] as const) for (const step of stepsOfRetailer) await picture(retailer, size, step);

const installer = await signIn('sam@sunnysideelectrical.example');
const { user } = await (await installer.request.get('/api/auth/me')).json();
const find: Screen = { name: 'find', path: '/find-work' };
const stepsOfInstaller: Screen[] = [
  find,
  { name: 'apply', path: pathOf(await cards(installer, '/api/jobs/public')) },
  { name: 'prove', path: pathOf(await cards(installer, '/api/jobs/installer?tab=booked')) },
  { name: 'paid', path: `/installers/${user.id}` },
];
for (const step of stepsOfInstaller) await picture(installer, 'phone', step);
await picture(installer, 'desk', find);
await browser.close();
