import { expect } from '@playwright/test';
import { look, lookAtBothWidths } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { press, pressInJobActions, pressTheMainAction } from '../harness/press.ts';
import { expectMessage } from './messages.ts';

/** Opens a job from its notification. */
export async function followTheNotification(person: Person, title: string, job: string): Promise<void> {
  const { page } = person;
  await press(person, page.getByRole('link', { name: /^Notifications/ }));
  await lookAtBothWidths(person, 'notifications');
  await press(person, page.getByRole('link', { name: new RegExp(`${title}.*${job}`) }));
  await expect(page.getByRole('heading', { level: 1, name: job })).toBeVisible();
}

export async function lookForWork(person: Person, title: string): Promise<void> {
  const { page } = person;
  await press(person, page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Find work' }));
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await lookAtBothWidths(person, 'find work');
}

export async function applyInTheDialog(person: Person, leadTime: string, message: string): Promise<void> {
  const { page } = person;
  const dialog = page.getByRole('dialog', { name: 'Apply for Job' });
  await dialog.getByLabel('Lead time (days)').fill(leadTime);
  await dialog.getByLabel('Message (optional)').fill(message);
  await look(person, 'application dialog');
  await press(person, dialog.getByRole('button', { name: 'Submit Application' }));
  await expect(dialog).toBeHidden();
  await expectMessage(person, 'Application submitted');
}

export async function applyForTheJob(person: Person, leadTime: string, message: string): Promise<void> {
  const { page } = person;
  await lookAtBothWidths(person, 'job before applying');
  await pressTheMainAction(person, 'Apply for this job');
  await applyInTheDialog(person, leadTime, message);
  await expect(page.getByRole('button', { name: 'Already Applied' })).toBeDisabled();
  await press(person, page.getByRole('button', { name: 'Withdraw application' }));
  const question = page.getByRole('alertdialog', { name: 'Withdraw application' });
  await look(person, 'question before withdrawing');
  await press(person, question.getByRole('button', { name: 'Keep application' }));
  await expect(question).toBeHidden();
}

export async function withdrawTheApplication(person: Person): Promise<void> {
  const { page } = person;
  await press(person, page.getByRole('button', { name: 'Withdraw application' }));
  const question = page.getByRole('alertdialog', { name: 'Withdraw application' });
  await press(person, question.getByRole('button', { name: 'Withdraw application' }));
  await expectMessage(person, 'Application withdrawn');
}

/** Accepts the job in the dialog that shows its conditions. */
export async function agreeInTheDialog(person: Person): Promise<void> {
  const dialog = person.page.getByRole('dialog', { name: 'Accept this job?' });
  await expect(dialog.getByText('Price')).toBeVisible();
  await look(person, 'question before accepting');
  await dialog.getByRole('button', { name: 'Accept job' }).click();
}

const attention = ({ page }: Person) => page.getByRole('region', { name: 'Needs attention' });

async function openTheDashboard({ page }: Person): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Opens the list behind a count on the dashboard, such as "1 job without a date", and then one of its jobs. */
export async function openFromAttention(person: Person, counted: string, job: string): Promise<void> {
  const { page } = person;
  await openTheDashboard(person);
  await attention(person).getByRole('link', { name: counted, exact: true }).click();
  const link = page.getByRole('main').getByRole('listitem').getByRole('link', { name: job });
  await expect(link).toBeVisible();
  await lookAtBothWidths(person, 'worklist');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: job })).toBeVisible();
}

/** Opens a job that the dashboard does not count, because its next step belongs to the other party. */
export async function openFromTheTab(person: Person, tab: string, job: string): Promise<void> {
  const { page } = person;
  await openTheDashboard(person);
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: job }).click();
  await expect(page.getByRole('heading', { level: 1, name: job })).toBeVisible();
}

export async function seeThatNothingNeedsAttention(person: Person): Promise<void> {
  await openTheDashboard(person);
  await expect(person.page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(attention(person)).toHaveCount(0);
}

export async function acceptTheApplicationOf(person: Person, company: string): Promise<void> {
  const { page } = person;
  const applications = page.getByRole('region', { name: 'Applications' });
  await expect(applications.getByRole('link', { name: company })).toBeVisible();
  await pressInJobActions(person, 'View Applications, 1');
  const list = page.getByRole('dialog', { name: 'Applications' });
  await expect(list.getByRole('link', { name: company })).toBeVisible();
  await look(person, 'applications dialog');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await applications.getByRole('button', { name: `Accept: ${company}` }).click();
  const dialog = page.getByRole('dialog', { name: `Accept ${company}?` });
  await look(person, 'question before an award');
  await dialog.getByRole('button', { name: 'Accept application' }).click();
  await expectMessage(person, 'Application accepted');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Set the installation date' })).toBeVisible();
}
