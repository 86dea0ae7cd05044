import { expect, type Locator } from '@playwright/test';

/** By keyboard: the real input is there for it, while what a pointer meets is drawn around it. */
export async function tick(box: Locator): Promise<void> {
  await box.press('Space');
  await expect(box).toBeChecked();
}
