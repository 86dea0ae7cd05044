import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated a prerendered page. Hydration starts when the browser is idle. */
export const takenOver = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
