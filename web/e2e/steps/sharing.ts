import { expect } from '@playwright/test';
import { look, lookAtBothWidths } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { agreeInTheDialog, applyInTheDialog } from './hiring.ts';
import { expectMessage } from './messages.ts';

/** Shares the job. Returns its share link. */
export async function shareTheJob(person: Person): Promise<string> {
  const { page } = person;
  await page.getByRole('region', { name: 'Next step' }).getByRole('button', { name: 'Share Job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Job' });
  await dialog.getByLabel('The link works for').selectOption('14 days');
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await expect(dialog.getByLabel('Share link')).toHaveValue(/\/job\/share\//);
  await look(person, 'share dialog');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expectMessage(person, 'Link copied!');
  const link = await dialog.getByLabel('Share link').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}

export async function openTheLinkSignedOut({ page }: Person, link: string, company: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: `${company} has shared a job with you` })).toBeVisible();
}

export async function askToSignIn({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Sign In to View Job' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
}

export async function expectTheSharedJob({ page }: Person, title: string): Promise<void> {
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}\/shared\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("You're viewing a shared job.")).toBeVisible();
}

export async function applyThroughTheLink(person: Person, leadTime: string): Promise<void> {
  await person.page.getByRole('button', { name: 'Apply', exact: true }).click();
  await applyInTheDialog(person, leadTime, 'We know this kind of roof.');
}

export async function acceptTheJobThroughTheLink(person: Person, title: string): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'Accept job' }).click();
  await agreeInTheDialog(person);
  await expectMessage(person, 'Job accepted successfully!');
  await expect(page).toHaveURL(/\/dashboard\?tab=accepted$/);
  await expect(
    page.getByRole('button', { name: /^Start: / }).and(page.getByRole('button', { name: title })),
  ).toBeVisible();
  await lookAtBothWidths(person, 'installer dashboard with an accepted job');
}
