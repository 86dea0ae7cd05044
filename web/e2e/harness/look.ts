import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { desk, type Person, phone } from './people.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
let step = 0;

/** Until what moves has arrived and what is fetched is there. */
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

/** A picture of what the person sees now, for looking at afterwards: only where E2E_PICTURES asks for them. */
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

/** Nothing to object to for people who use it with other senses. What is behind a dialog was looked at before it opened. */
async function violationsOn(page: Page, colourOnly: boolean): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if (await dialog.isVisible()) axe.include('[role=dialog], [role=alertdialog]');
  const { violations } = await (colourOnly ? axe.withRules('color-contrast') : axe.withTags(tags)).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
    return `${id} at ${places.join(', ')}`;
  });
}

/** In dark, nothing but the colours differs. */
async function expectAccessibleInDark({ page }: Person, where: string): Promise<void> {
  await inMode(page, 'dark');
  expect.soft(await violationsOn(page, true), `${where}, dark`).toEqual([]);
  await inMode(page, 'light');
}

async function expectAccessible({ page }: Person, where: string): Promise<void> {
  expect.soft(await violationsOn(page, false), `${where}, light`).toEqual([]);
}

/** Nothing hangs over the edge: neither of the page nor of a dialog over it. */
async function expectNoSideways({ page }: Person, where: string): Promise<void> {
  const over = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map(
      (each) => each.scrollWidth - Math.min(each.clientWidth, screen.width),
    ),
  );
  expect.soft(Math.max(...over), `${where}: pixels over the right edge`).toBeLessThanOrEqual(0);
}

/** A message goes by itself after five seconds; half gone, nothing about it can be measured. */
async function dismissTheMessage({ page }: Person): Promise<void> {
  const close = page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Close' });
  // It may be about to go by itself: then there is nothing left to press, which is as good.
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1_000 });
    await expect(close).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

async function pictureInDark(person: Person, name: string): Promise<void> {
  await inMode(person.page, 'dark');
  await picture(person, `${name} dark`);
  await inMode(person.page, 'light');
}

async function examine(person: Person, name: string): Promise<void> {
  await picture(person, name);
  await dismissTheMessage(person);
  await expectNoSideways(person, name);
  await expectAccessible(person, name);
  if (!process.env.E2E_DARK) return;
  await expectAccessibleInDark(person, name);
  if (process.env.E2E_PICTURES) await pictureInDark(person, name);
}

const seen = new Set<string>();

/** A screen seen for the first time: its picture, its width, and what it is for those who do not see it. */
export async function look(person: Person, name: string): Promise<void> {
  const key = `${name} ${person.page.viewportSize()?.width}`;
  if (seen.has(key)) return;
  seen.add(key);
  await test.step(`look at ${name}`, () => examine(person, name));
}

/** One of the main screens, as somebody with the other kind of machine has it too. */
export async function lookAtBothWidths(person: Person, name: string): Promise<void> {
  await look(person, name);
  const other = person.size.width === phone.width ? desk : phone;
  await person.page.setViewportSize(other);
  await look(person, name);
  await person.page.setViewportSize(person.size);
  await settle(person.page);
}
