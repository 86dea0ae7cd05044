import { expect, type Locator } from '@playwright/test';

/** Ticks a checkbox with the keyboard, because the real input is hidden behind the drawn checkbox. */
export async function tick(box: Locator): Promise<void> {
  await box.press('Space');
  await expect(box).toBeChecked();
}
