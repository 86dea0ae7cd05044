import { expect, type Page } from '@playwright/test';
import type { FileToSend } from '../harness/files.ts';
import type { Person } from '../harness/people.ts';
import { press } from '../harness/press.ts';

const opener = (page: Page, label: string) => page.getByRole('button', { name: `Upload ${label}.` });

async function choose(page: Page, label: string, file: FileToSend): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await opener(page, label).click();
  await (await chooser).setFiles(file);
}

export async function uploadFile(page: Page, label: string, file: FileToSend): Promise<void> {
  await choose(page, label, file);
  await expect(page.getByRole('button', { name: `Replace ${label}`, exact: true })).toBeVisible();
}

/** Uploads a file to a requirement, and waits until it appears among the photos or as a link. */
export async function handInFile(person: Person, label: string, file: FileToSend): Promise<void> {
  const { page } = person;
  const chooser = page.waitForEvent('filechooser');
  await press(person, opener(page, label));
  await (await chooser).setFiles(file);
  const name = page.getByText(file.name, { exact: true });
  // The row of the upload can stay for a moment after the page shows the uploaded file, and both have the name.
  await expect(name.first()).toBeVisible();
  await expect(page.getByText(/still to upload/)).toHaveCount(0);
  await expect(name).toHaveCount(1);
}

/** Uploads a file on a slow connection, and expects its progress on the page. */
export async function watchAFileGoUp(page: Page, label: string, file: FileToSend): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const conditions = { offline: false, latency: 20, downloadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: file.buffer.length });
  await choose(page, label, file);
  await expect(page.getByRole('progressbar', { name: `Uploading ${file.name}` })).toBeVisible();
  await expect(page.getByText(/^Uploading \d+%$/)).toBeVisible();
  await expect(page.getByRole('button', { name: `Replace ${label}`, exact: true })).toBeVisible();
  await line.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
  await line.detach();
}
