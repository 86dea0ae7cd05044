import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { desk, type Person, phone } from './people.ts';
import { press } from './press.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
let step = 0;

/** Waits until the page shows no loading indicator, its finite animations have ended and its pictures are decoded. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.allSettled([...passing.map((each) => each.finished), ...pictures.map((image) => image.decode())]);
  });
}

/** Saves a screenshot of the person's screen for later review, if E2E_PICTURES is set. */
export async function picture({ page }: Person, name: string): Promise<void> {
  await settle(page);
  if (!process.env.E2E_PICTURES) return;
  step += 1;
  const width = page.viewportSize()?.width;
  const walk = test.info().title.replace(/\W+/g, '-');
  await page.screenshot({
    path: `web/e2e/screenshots/${walk}-${String(step).padStart(2, '0')}-${name.replace(/\W+/g, '-')}-${width}.png`,
    fullPage: (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) === 0,
  });
}

async function inMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(name);
  }, mode);
  await settle(page);
}

type WithAxe = Window & { axe: typeof axe };

/** The minified script of axe. It is half as large as the full one, and each checked document receives it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Adds axe to a document only if it is missing, because adding it takes several times as long as a check. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/** Returns the accessibility problems. Checks only the dialog if one is open, because the page behind it was checked before. */
async function violationsOn(page: Page, colourOnly: boolean): Promise<string[]> {
  await bringAxe(page);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const part = (await dialog.isVisible()) ? '[role=dialog], [role=alertdialog]' : 'html';
  const runOnly = colourOnly
    ? { type: 'rule' as const, values: ['color-contrast'] }
    : { type: 'tag' as const, values: tags };
  return page.evaluate(
    async ({ part, runOnly }) => {
      const { violations } = await (window as unknown as WithAxe).axe.run(part, { runOnly });
      return violations.map(({ id, nodes }) => {
        const places = nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
        return `${id} at ${places.join(', ')}`;
      });
    },
    { part, runOnly },
  );
}

/** Checks the colours in dark mode, because nothing else differs there. */
async function expectAccessibleInDark({ page }: Person, where: string): Promise<void> {
  await inMode(page, 'dark');
  expect.soft(await violationsOn(page, true), `${where}, dark`).toEqual([]);
  await inMode(page, 'light');
}

async function expectAccessible({ page }: Person, where: string): Promise<void> {
  expect.soft(await violationsOn(page, false), `${where}, light`).toEqual([]);
}

/** Expects that neither the page nor an open dialog is wider than the screen. */
async function expectNoSideways({ page }: Person, where: string): Promise<void> {
  const over = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map(
      (each) => each.scrollWidth - Math.min(each.clientWidth, screen.width),
    ),
  );
  expect.soft(Math.max(...over), `${where}: pixels over the right edge`).toBeLessThanOrEqual(0);
}

/** Closes an open toast. It would fade after five seconds, and the contrast of a fading toast cannot be checked. */
async function dismissTheMessage(person: Person): Promise<void> {
  const { page } = person;
  const close = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Close' });
  // The toast may disappear at the same moment and then has no button to press, so the attempt is repeated.
  await expect(async () => {
    if (await close.isVisible()) await press(person, close, { timeout: 1_000 });
    await expect(close).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

async function pictureInDark(person: Person, name: string): Promise<void> {
  await inMode(person.page, 'dark');
  await picture(person, `${name} dark`);
  await inMode(person.page, 'light');
}

async function examine(person: Person, name: string, width: number): Promise<void> {
  await picture(person, name);
  await dismissTheMessage(person);
  await expectNoSideways(person, name);
  if (width !== person.size.width && !process.env.E2E_EVERY_WIDTH) return;
  await expectAccessible(person, name);
  if (!process.env.E2E_DARK) return;
  await expectAccessibleInDark(person, name);
  if (process.env.E2E_PICTURES) await pictureInDark(person, name);
}

const seen = new Set<string>();

/** Checks a screen the first time that a test shows it: its width and its accessibility, with a screenshot. */
export async function look(person: Person, name: string): Promise<void> {
  const width = person.page.viewportSize()?.width ?? person.size.width;
  const key = `${name} ${width}`;
  if (seen.has(key)) return;
  seen.add(key);
  await test.step(`look at ${name}`, () => examine(person, name, width));
}

/**
 * Checks one of the main screens on a desktop and on a phone. Checks accessibility at the person's own width, or at both with
 * E2E_EVERY_WIDTH.
 */
export async function lookAtBothWidths(person: Person, name: string): Promise<void> {
  await look(person, name);
  const other = person.size.width === phone.width ? desk : phone;
  await person.page.setViewportSize(other);
  await look(person, name);
  await person.page.setViewportSize(person.size);
  await settle(person.page);
}

/** Checks a screen at the window's width, in light and dark colours, on each call. */
export async function lookInBothThemes(person: Person, name: string): Promise<void> {
  await settle(person.page);
  await expectNoSideways(person, name);
  await expectAccessible(person, name);
  await expectAccessibleInDark(person, name);
}
