import { expect } from '@playwright/test';
import { look } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { expectMessage } from './messages.ts';

interface Review {
  opener: 'Review Installer' | 'Complete and Review';
  lower: 'Communication' | 'Payment';
  text: string;
}

/** Gives five stars for every score except one, which gets four. */
export async function reviewTheOtherSide(person: Person, { opener, lower, text }: Review): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog', { name: opener });
  await dialog.getByRole('radiogroup', { name: lower }).getByRole('radio', { name: '4 stars' }).click();
  await dialog.getByLabel('Review (optional)').fill(text);
  await look(person, `review dialog ${lower}`);
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expectMessage(person, 'Review submitted');
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
}

export async function seeTheOwnAverage(person: Person, average: string): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: `${Number(average)} out of 5` })).toBeVisible();
  await expect(page.getByText(`${average} (1 review)`)).toBeVisible();
  await look(person, 'dashboard with the average');
}
