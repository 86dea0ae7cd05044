import { expect } from '@playwright/test';
import { lookAtBothWidths } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { press } from '../harness/press.ts';
import { expectMessage } from './messages.ts';

/** Adds a person to the team of the open job. This person also signs off the work. */
export async function putOnTheTeam(lead: Person, name: string): Promise<void> {
  const { page } = lead;
  await press(lead, page.getByRole('button', { name: 'Choose the team' }));
  const dialog = page.getByRole('dialog', { name: 'Team on Site' });
  await press(lead, dialog.getByText(name, { exact: true }));
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  await dialog.getByLabel('Who signs off the work?').selectOption(name);
  await lookAtBothWidths(lead, 'team dialog');
  await press(lead, dialog.getByRole('button', { name: 'Save team' }));
  await expectMessage(lead, 'Team saved');
}

/** Adds the person's own white card. Expects that the page shows this person no credentials of the company. */
export async function addTheWhiteCard(person: Person): Promise<void> {
  const { page } = person;
  await page.goto('/credentials');
  await press(person, page.getByRole('button', { name: 'Add White card' }));
  await expect(page.getByRole('button', { name: /Public liability/ })).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Add White card' });
  await dialog.getByLabel('Card number').fill('WC-448812');
  await press(person, dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('ends in 812')).toBeVisible();
  await lookAtBothWidths(person, 'credentials of a person');
}
