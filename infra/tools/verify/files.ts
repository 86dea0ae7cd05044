import { ok } from 'node:assert/strict';
import { onlyOnce } from '#shared/domain/jobs/uploads.ts';
import type { Browser } from './browser.ts';

/** Handles files like a browser: uploads to a signed URL, and downloads through a redirect to another signed URL. */

export interface SampleFile {
  content: Buffer;
  contentType: 'application/pdf' | 'image/png';
  fileName: string;
}

async function send(uploadURL: string, file: SampleFile): Promise<void> {
  const response = await fetch(uploadURL, {
    method: 'PUT',
    body: new Uint8Array(file.content),
    headers: { 'content-type': file.contentType, ...onlyOnce },
  });
  if (!response.ok) throw new Error(`The storage answered ${response.status}: ${await response.text()}`);
}

export async function upload(person: Pick<Browser, 'call'>, file: SampleFile): Promise<string> {
  const { contentType, fileName, content } = file;
  const body = { fileName, contentType, size: content.length };
  const { uploadURL, objectKey } = await person.call('createUpload', { body });
  await send(uploadURL, file);
  return objectKey;
}

/** Checks that a redirect leads to exactly the uploaded bytes with the right content type. Returns the URL. */
export async function sameFile(
  answer: { status: number; location: string | null },
  { content, contentType }: SampleFile,
): Promise<string> {
  if (answer.status !== 302 || !answer.location)
    throw new Error(`The file answered ${answer.status} without an address.`);
  const response = await fetch(answer.location);
  const found = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`The storage answered ${response.status}: ${found.toString('utf8', 0, 300)}`);
  ok(response.headers.get('content-type') === contentType, `The file came as ${response.headers.get('content-type')}.`);
  ok(
    found.equals(content),
    `The file came back with ${found.length} bytes that differ from the ${content.length} sent.`,
  );
  return answer.location;
}

/** The statuses of a missing file. A store that does not reveal file names answers 403. */
const goneStatuses = [403, 404];

/** Tells whether a signed URL leads to a missing file. */
export async function isGone(address: string): Promise<boolean> {
  const response = await fetch(address);
  await response.arrayBuffer();
  return goneStatuses.includes(response.status);
}
