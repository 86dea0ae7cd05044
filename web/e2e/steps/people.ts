import { expect } from '@playwright/test';
import { paths } from '#shared/pages.ts';
import { emailedTokenOf } from '../harness/emailed-token.ts';
import { lookAtBothWidths } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { press } from '../harness/press.ts';
import { expectMessage } from './messages.ts';

/** The people of a company: an owner invites them, and they join. */

export async function inviteThePerson(owner: Person, { name, email }: Person, role: string): Promise<void> {
  const { page } = owner;
  await page.goto('/people');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('First and last name').fill(`${name} Chen`);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByText(role, { exact: true }).click();
  await lookAtBothWidths(owner, `inviting a ${role.toLowerCase()}`);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expectMessage(owner, 'Invitation sent');
  await expect(page.getByRole('list', { name: 'Invitations' }).getByText(`${name} Chen`)).toBeVisible();
}

export async function joinTheCompany(person: Person): Promise<void> {
  const { page, company, email, password } = person;
  await page.goto(`${paths.join}#${await emailedTokenOf(person, paths.join)}`);
  await expect(page.getByRole('heading', { level: 1, name: `Join ${company}` })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await lookAtBothWidths(person, 'joining a company');
  await press(person, page.getByRole('button', { name: 'Join', exact: true }));
  await expect(page).toHaveURL(/\/dashboard/);
}
