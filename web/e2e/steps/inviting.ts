import { expect } from '@playwright/test';
import { look, lookAtBothWidths, picture } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { pressInJobActions } from '../harness/press.ts';
import { agreeInTheDialog } from './hiring.ts';
import { expectMessage } from './messages.ts';
import { tick } from './tick.ts';

/** Finds the applicants on the page that invites installers, above the list and without a checkbox. */
export async function findTheApplicants(person: Person, job: string, ...companies: string[]): Promise<void> {
  const { page } = person;
  await page.goto(`${job}/invite`);
  const applied = page.getByRole('group', { name: 'Installers who have applied' });
  await expect(applied.getByRole('link', { name: 'Review applications' })).toBeVisible();
  for (const company of companies) {
    await expect(applied.getByRole('link', { name: company })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: company })).toHaveCount(0);
  }
  await lookAtBothWidths(person, 'invite page with applicants');
}

export async function inviteThem(person: Person, job: string, ...companies: string[]): Promise<void> {
  const { page } = person;
  await page.goto(job);
  await page.getByRole('region', { name: 'Next step' }).getByRole('link', { name: 'Invite installers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invite installers' })).toBeVisible();
  for (const company of companies) await tick(page.getByRole('checkbox', { name: company }));
  await page.getByLabel('Message (optional)').fill('You both know the suburb. Who takes it?');
  await lookAtBothWidths(person, 'invite page');
  await page.getByRole('button', { name: `Invite ${companies.length} installers` }).click();
  await expectMessage(person, `${companies.length} installers invited`);
  await expect(page.getByText('Pending')).toHaveCount(companies.length);
  await picture(person, 'invited');
}

export async function openTheOffer(person: Person, title: string): Promise<void> {
  const { page } = person;
  await page.goto('/dashboard');
  await expect(page.getByText('invitation to answer')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: "You're invited to this job" })).toBeVisible();
}

export async function declineTheOffer(person: Person): Promise<void> {
  const { page } = person;
  await lookAtBothWidths(person, 'offered job');
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline Invitation' });
  await dialog.getByLabel('Reason').fill('Booked out until Christmas');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expectMessage(person, 'Invitation declined');
  await expect(page.getByRole('heading', { name: 'No invitations right now' })).toBeVisible();
}

export async function acceptTheOfferFromTheDashboard(person: Person, title: string): Promise<void> {
  const { page } = person;
  await page.goto('/dashboard');
  await lookAtBothWidths(person, 'dashboard with an offer');
  await page
    .getByRole('button', { name: /^Accept: / })
    .and(page.getByRole('button', { name: title }))
    .click();
  await agreeInTheDialog(person);
  await expectMessage(person, 'Job accepted successfully');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page).toHaveURL(/tab=accepted/);
}

export async function unassignTheInstaller(person: Person, job: string, company: string): Promise<void> {
  const { page } = person;
  await page.goto(job);
  await expect(page.getByRole('heading', { name: 'Set the installation date' })).toBeVisible();
  await pressInJobActions(person, 'Unassign Installer');
  const dialog = page.getByRole('alertdialog', { name: 'Unassign Installer' });
  await expect(dialog.getByText(company)).toBeVisible();
  await dialog.getByLabel('Reason (optional)').fill('The crew is away until March.');
  await look(person, 'unassign dialog');
  await dialog.getByRole('button', { name: 'Unassign Installer' }).click();
  await expectMessage(person, 'Installer unassigned');
  await picture(person, 'job open again');
}
