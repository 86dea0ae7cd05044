import { randomBytes } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page, test as testOf } from '@playwright/test';

/** The users of a test, each with their own browser. Any error that a browser reports fails the test. */

/** Closes the browsers of a test's people at its end. Open pages would keep rendering and requesting during the next tests. */
export const test = testOf.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) {
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      }
    },
    { auto: true },
  ],
});

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

type Size = typeof desk;

export interface Person {
  page: Page;
  context: BrowserContext;
  size: Size;
  name: string;
  email: string;
  password: string;
  company: string;
  complaints: string[];
}

interface Who {
  name: string;
  company: string;
  size: Size;
}

export async function newPerson(browser: Browser, { name, company, size }: Who): Promise<Person> {
  const isPhone = size.width < 500;
  const context = await browser.newContext({
    viewport: size,
    isMobile: isPhone,
    hasTouch: isPhone,
    // Turns animations off, because a check could otherwise see an unfinished one.
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    // The browser logs refused requests automatically. The tests check separately how the application handles them.
    if (message.type() === 'error' && !/the server responded with a status of 4\d\d/.test(message.text()))
      complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const email = `${name.toLowerCase()}.${randomBytes(3).toString('hex')}@example.com`;
  return { page, context, size, name, email, company, password: 'correct horse battery', complaints };
}

export const expectNoComplaints = (...people: Person[]): void =>
  expect(people.flatMap((person) => person.complaints)).toEqual([]);
