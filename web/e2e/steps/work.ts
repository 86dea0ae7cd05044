import { expect } from '@playwright/test';
import { dayMs } from '#shared/domain/days.ts';
import { pdf } from '../harness/files.ts';
import { look, lookAtBothWidths } from '../harness/look.ts';
import type { Person } from '../harness/people.ts';
import { keptPicture, phonePhoto } from '../harness/phone-photo.ts';
import { press, pressInJobActions, pressTheMainAction } from '../harness/press.ts';
import { certificate, photoOfTheRoof, returnReason } from '../harness/staged-job.ts';
import { handInFile } from './files.ts';
import { expectMessage } from './messages.ts';

/** Returns the date this many days from today at the site, in the format of the browser's date field. */
const inDays = (days: number): string =>
  new Date(Date.now() + days * dayMs).toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' });

export async function scheduleTheInstallation(person: Person, days = 7): Promise<void> {
  const { page } = person;
  await pressTheMainAction(person, 'Set the installation date');
  const dialog = page.getByRole('dialog', { name: 'Schedule Installation' });
  await dialog.getByLabel('Installation date').fill(inDays(days));
  await look(person, 'schedule dialog');
  await press(person, dialog.getByRole('button', { name: 'Confirm date' }));
  await expectMessage(person, 'Installation scheduled');
  await expect(page.getByRole('heading', { name: /^Booked for/ })).toBeVisible();
}

export async function startTheWorkAndReportProgress(person: Person): Promise<void> {
  const { page } = person;
  await press(person, page.getByRole('button', { name: 'Start work' }));
  const dialog = page.getByRole('dialog', { name: 'Start Work Today' });
  await look(person, 'start dialog');
  await press(person, dialog.getByRole('button', { name: 'Start today' }));
  await expectMessage(person, 'Job started successfully');
  await pressInJobActions(person, 'Update progress');
  await expectMessage(person, 'Job progress updated');
  await expect(page.getByRole('button', { name: 'Complete job' })).toBeDisabled();
  await expect(page.getByText('0 of 3 completed')).toBeVisible();
  await lookAtBothWidths(person, 'job at work');
}

/** Uploads a large photo, and expects that it arrives smaller and upright. */
async function handInALargePhoto(person: Person): Promise<void> {
  const photo = await phonePhoto(person.page, 'finished-roof.jpg');
  await handInFile(person, photoOfTheRoof, photo);
  const { bytes, ...kept } = await keptPicture(person.page, photo.name);
  expect(kept).toEqual({ width: 1920, height: 2560, isUpright: true });
  expect(bytes).toBeLessThan(photo.buffer.length);
}

export async function completeTheRequirements(person: Person): Promise<void> {
  const { page } = person;
  await press(person, page.getByText('Rebates Complete is done'));
  await expect(page.getByRole('checkbox', { name: 'Rebates Complete' })).toBeChecked();
  await expect(page.getByText('1 of 3 completed')).toBeVisible();
  await handInFile(person, certificate, pdf('certificate-draft.pdf', 'Certificate of electrical safety, not signed'));
  await handInALargePhoto(person);
  await expect(page.getByText('3 of 3 completed')).toBeVisible();
}

export async function requestChangesOfTheCertificate(person: Person): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: `Request Changes: ${certificate}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Changes' });
  await dialog.getByRole('button', { name: 'Request Changes' }).click();
  await expect(dialog.getByText('Say what needs to change')).toBeVisible();
  await dialog.getByLabel('What needs to change').fill(returnReason);
  await look(person, 'request changes dialog');
  await dialog.getByRole('button', { name: 'Request Changes' }).click();
  await expectMessage(person, 'Changes requested');
  await expect(page.getByText('2 of 3 completed')).toBeVisible();
}

export async function redoTheCertificate(person: Person): Promise<void> {
  const { page } = person;
  await expect(
    page.getByRole('region', { name: 'Completion Requirements' }).getByText(returnReason, { exact: true }),
  ).toBeVisible();
  await look(person, 'job with changes requested');
  await handInFile(person, certificate, pdf('certificate-signed.pdf', 'Certificate of electrical safety, signed'));
  await expect(page.getByText('3 of 3 completed')).toBeVisible();
}

export async function completeTheJob(person: Person): Promise<void> {
  const { page } = person;
  await pressTheMainAction(person, 'Complete job');
  const dialog = page.getByRole('dialog', { name: 'Complete Job' });
  await expect(dialog).toBeVisible();
  await look(person, 'complete dialog');
  await press(person, dialog.getByRole('button', { name: 'Complete Job' }));
  await expectMessage(person, 'Job completed!');
  await expect(page.getByRole('heading', { name: 'Request the payment' })).toBeVisible();
}
