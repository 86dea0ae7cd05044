import { expect } from '@playwright/test';
import { pdf } from '../harness/files.ts';
import { look, lookAtBothWidths } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { press, pressTheMainAction } from '../harness/press.ts';
import { changeReason } from '../harness/staged-job.ts';
import { uploadFile } from './files.ts';
import { expectMessage } from './messages.ts';

export async function requestMoreThanWasAgreed(person: Person, amount: string, difference: string): Promise<void> {
  const { page } = person;
  await pressTheMainAction(person, 'Request payment');
  const dialog = page.getByRole('dialog', { name: 'Request Payment' });
  await dialog.getByLabel('Amount').fill(amount);
  await expect(dialog.getByText(`Difference: ${difference}`)).toBeVisible();
  await press(person, dialog.getByRole('button', { name: 'Submit Request' }));
  await expect(
    dialog.getByText('Required when requesting a different amount from the original job price.'),
  ).toBeVisible();
  await dialog.getByLabel('Description of the change').fill(changeReason);
  await look(person, 'payment request dialog');
  await press(person, dialog.getByRole('button', { name: 'Submit Request' }));
  await expectMessage(person, 'Payment request submitted');
  await expect(page.getByRole('heading', { name: 'Payment requested' })).toBeVisible();
  await look(person, 'job with payment requested');
}

export async function approveThePaymentWithARemittance(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'Approve payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve Payment' });
  await expect(dialog.getByText(changeReason)).toBeVisible();
  await expect(dialog.getByText('Please upload a remittance document before approving payment')).toBeVisible();
  await uploadFile(page, 'Remittance advice', pdf('remittance.pdf', 'Remittance advice 4350.00 AUD'));
  await look(person, 'approval dialog');
  await dialog.getByRole('button', { name: 'Approve Payment' }).click();
  await expectMessage(person, 'Payment approved');
  await expect(page.getByRole('heading', { name: 'Payment Sent' })).toBeVisible();
  await lookAtBothWidths(person, 'paid job');
}

export async function downloadTheRemittance({ page }: Person): Promise<void> {
  const address = await page.getByRole('link', { name: 'Download remittance advice' }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
}
