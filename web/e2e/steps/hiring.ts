import { expect } from '@playwright/test';
import { look, lookAtBothWidths } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { expectMessage } from './messages.ts';

export async function findTheJobAmongPublicOnes(person: Person, title: string): Promise<void> {
  const { page } = person;
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Find work' }).first().click();
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await lookAtBothWidths(person, 'find work');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await lookAtBothWidths(person, 'job before applying');
}

export async function applyInTheDialog(person: Person, leadTime: string, message: string): Promise<void> {
  const { page } = person;
  const dialog = page.getByRole('dialog', { name: 'Apply for Job' });
  await dialog.getByLabel('Lead time (days)').fill(leadTime);
  await dialog.getByLabel('Message (optional)').fill(message);
  await look(person, 'application dialog');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(dialog).toBeHidden();
  await expectMessage(person, 'Application submitted');
}

export async function applyForTheJob(person: Person, leadTime: string, message: string): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'Apply for this job' }).click();
  await applyInTheDialog(person, leadTime, message);
  await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
}

export async function openTheJobFromTheDashboard(person: Person, title: string): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  await lookAtBothWidths(person, 'dashboard with a new job');
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
}

export async function acceptTheApplicationOf(person: Person, company: string): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'View applications', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Applications' });
  await expect(dialog.getByText(company)).toBeVisible();
  await look(person, 'applications dialog');
  await dialog.getByRole('button', { name: `Accept: ${company}` }).click();
  await expectMessage(person, 'Application accepted');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Set the installation date' })).toBeVisible();
}
