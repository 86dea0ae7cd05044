import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';

/** People with a browser each. Whatever a browser complains about on the way fails the test. */

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export interface Person {
  page: Page;
  context: BrowserContext;
  email: string;
  password: string;
  complaints: string[];
}

export async function newPerson(browser: Browser, viewport: { width: number; height: number }): Promise<Person> {
  const context = await browser.newContext({
    viewport,
    isMobile: viewport.width < 500,
    hasTouch: viewport.width < 500,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is logged by the browser itself; what the application makes of it is asserted where it happens.
    if (message.type() === 'error' && !/the server responded with a status of 4\d\d/.test(message.text()))
      complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return { page, context, email: `${randomUUID()}@example.com`, password: 'correct horse battery', complaints };
}

let step = 0;

/** A picture of what the person sees now, for looking at afterwards. */
export async function picture(person: Person, name: string): Promise<void> {
  step += 1;
  const file = `${test.info().title.replace(/\W+/g, '-')}-${String(step).padStart(2, '0')}-${name}.png`;
  await person.page.screenshot({ path: `web/e2e/screenshots/${file}`, fullPage: true });
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing to object to for people who use it with other senses, in light and in dark. */
export async function expectAccessible(person: Person, where: string): Promise<void> {
  for (const mode of ['light', 'dark']) {
    await person.page.evaluate((name) => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(name);
    }, mode);
    await person.page.waitForTimeout(0);
    const { violations } = await new AxeBuilder({ page: person.page }).withTags(tags).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${where} (${mode}): ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    expect(found).toEqual([]);
  }
  await person.page.evaluate(() => {
    document.documentElement.classList.remove('dark');
    document.documentElement.classList.add('light');
  });
}

export const expectNoComplaints = (...people: Person[]): void =>
  expect(people.flatMap((person) => person.complaints)).toEqual([]);
