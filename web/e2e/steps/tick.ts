import { expect, type Locator } from '@playwright/test';

/** Uses the keyboard, because the real input is hidden behind the drawn checkbox. */
export async function tick(box: Locator): Promise<void> {
  await box.press('Space');
  await expect(box).toBeChecked();
}
