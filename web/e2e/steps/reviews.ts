import { expect } from '@playwright/test';
import { look } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { press, pressTheMainAction } from '../harness/press.ts';
import { expectMessage } from './messages.ts';

interface Review {
  opener: 'Review Installer' | 'Complete and Review';
  lower: 'Communication' | 'Payment';
  text: string;
}

/** Gives five stars for every score except one, which gets four. */
export async function reviewTheOtherSide(person: Person, { opener, lower, text }: Review): Promise<void> {
  const { page } = person;
  await pressTheMainAction(person, opener);
  const dialog = page.getByRole('dialog', { name: opener });
  await press(person, dialog.getByRole('radiogroup', { name: lower }).getByRole('radio', { name: '4 stars' }));
  await dialog.getByLabel('Review (optional)').fill(text);
  await look(person, `review dialog ${lower}`);
  await press(person, dialog.getByRole('button', { name: 'Submit Review' }));
  await expectMessage(person, 'Review submitted');
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
}

export async function seeTheOwnAverage(person: Person, average: string): Promise<void> {
  const { page } = person;
  await press(
    person,
    page
      .getByRole('link', { name: /^(Dashboard|Today)$/ })
      .filter({ visible: true })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: `${Number(average)} out of 5` })).toBeVisible();
  await expect(page.getByText(`${average} (1 review)`)).toBeVisible();
  await look(person, 'dashboard with the average');
}
