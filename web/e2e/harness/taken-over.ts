import { expect, type Page } from '@playwright/test';

/** Waits until React has a standing page. It comes when the browser has nothing else to do. */
export const takenOver = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
